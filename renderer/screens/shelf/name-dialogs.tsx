/** Dialogs of a row on the shelf that ask for a name: rename, copy, what-if copy. */
import { useDo } from '../../client/api.ts';
import { NameDialog } from '../../components/name-dialog.tsx';
import { RenameDialog } from '../../page/rename-dialog.tsx';
import { TryDialog } from '../../page/try-something.tsx';
import type { ShelfRow } from './rows.ts';

export interface OpenDialog {
  readonly dialog: 'rename' | 'copy' | 'try';
  readonly row: ShelfRow;
}

interface DialogProps {
  readonly row: ShelfRow;
  readonly onClose: () => void;
}

export function RowDialog({ dialog, ...props }: OpenDialog & DialogProps) {
  switch (dialog) {
    case 'rename':
      return <RenameDialog log={props.row} kind={props.row.kind} onClose={props.onClose} />;
    case 'copy':
      return <CopyDialog {...props} />;
    case 'try':
      return <TryDialog log={props.row} kind={props.row.kind} onClose={props.onClose} />;
    default:
      return dialog satisfies never;
  }
}

function CopyDialog({ row, onClose }: DialogProps) {
  const copy = useDo('campaign.copy', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      form="log/copy"
      log={row.id}
      title={`Copy the ${row.kind}`}
      label="Name of the copy"
      value={`${row.name}, copy`}
      act="Copy"
      error={copy.error?.field === 'name' ? copy.error.message : undefined}
      onClose={onClose}
      onName={(name, done) => copy.mutate({ campaign: row.id, name }, { onSuccess: done })}
    />
  );
}
