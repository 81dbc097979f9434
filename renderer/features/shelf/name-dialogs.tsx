import { useDo } from '../../app/api.ts';
import { NameDialog } from '../../components/name-dialog.tsx';
import type { ShelfRow } from './rows.ts';

interface DialogProps {
  readonly row: ShelfRow;
  readonly onClose: () => void;
}

export function RenameDialog({ row, onClose }: DialogProps) {
  const rename = useDo('campaign.rename', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      title={`Rename the ${row.kind}`}
      label="Name"
      value={row.name}
      act="Rename"
      error={rename.error?.field === 'name' ? rename.error.message : undefined}
      onClose={onClose}
      onName={(name) =>
        rename.mutate({ campaign: row.id, revision: row.revision, name }, { onSuccess: onClose })
      }
    />
  );
}

export function CopyDialog({ row, onClose }: DialogProps) {
  const copy = useDo('campaign.copy', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      title={`Copy the ${row.kind}`}
      label="Name of the copy"
      value={`${row.name}, copy`}
      act="Copy"
      error={copy.error?.field === 'name' ? copy.error.message : undefined}
      onClose={onClose}
      onName={(name) => copy.mutate({ campaign: row.id, name }, { onSuccess: onClose })}
    />
  );
}
