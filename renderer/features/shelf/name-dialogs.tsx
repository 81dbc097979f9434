import type { ShelfEntry } from '../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useDo } from '../../app/api.ts';
import { NameDialog } from '../../components/name-dialog.tsx';

interface DialogProps {
  readonly campaign: ShelfEntry;
  readonly onClose: () => void;
}

export function RenameDialog({ campaign, onClose }: DialogProps) {
  const rename = useDo('campaign.rename', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      title="Rename the campaign"
      label="Name"
      value={campaign.name}
      act="Rename"
      error={rename.error?.field === 'name' ? rename.error.message : undefined}
      onClose={onClose}
      onName={(name) =>
        rename.mutate({ campaign: campaign.id, revision: campaign.revision, name }, { onSuccess: onClose })
      }
    />
  );
}

export function CopyDialog({ campaign, onClose }: DialogProps) {
  const copy = useDo('campaign.copy', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      title="Copy the campaign"
      label="Name of the copy"
      value={`${campaign.name}, copy`}
      act="Copy"
      error={copy.error?.field === 'name' ? copy.error.message : undefined}
      onClose={onClose}
      onName={(name) => copy.mutate({ campaign: campaign.id, name }, { onSuccess: onClose })}
    />
  );
}
