import { useNavigate } from '@tanstack/react-router';
import type { SessionActView } from '../../../src/contract/sessions.ts';
import { useDo } from '../../client/api.ts';
import { NameDialog } from '../../components/name-dialog.tsx';
import { useSession } from './session-context.ts';

/** A copy that goes on from here; what was done since stays where it is. */
export function BranchDialog({
  from,
  onClose,
}: {
  readonly from: Pick<SessionActView, 'act'>;
  readonly onClose: () => void;
}) {
  const { id, name } = useSession();
  const navigate = useNavigate();
  const branch = useDo('session.branch', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      form={`game/branch-${from.act}`}
      title="Branch off a copy"
      label="Name of the copy"
      value={`${name}, what if`}
      act="Branch off"
      error={branch.error?.field === 'name' ? branch.error.message : undefined}
      onClose={onClose}
      onName={(wanted, done) =>
        branch.mutate(
          { campaign: id, name: wanted, from: from.act },
          {
            onSuccess: (copy) => {
              done();
              void navigate({ to: '/g/$session', params: { session: copy.id } });
            },
          },
        )
      }
    />
  );
}
