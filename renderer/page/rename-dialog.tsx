/** A new name for a campaign or a game. */

import { useDo } from '../client/api.ts';
import { NameDialog } from '../components/name-dialog.tsx';

interface RenameDialogProps {
  readonly log: { readonly id: string; readonly revision: number; readonly name: string };
  readonly kind: 'campaign' | 'game';
  readonly onClose: () => void;
}

export function RenameDialog({ log: { id, revision, name }, kind, onClose }: RenameDialogProps) {
  const rename = useDo('campaign.rename', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      form="log/rename"
      log={id}
      title={`Rename the ${kind}`}
      label="Name"
      value={name}
      act="Rename"
      error={rename.error?.field === 'name' ? rename.error.message : undefined}
      onClose={onClose}
      onName={(to, done) => rename.mutate({ campaign: id, revision, name: to }, { onSuccess: done })}
    />
  );
}
