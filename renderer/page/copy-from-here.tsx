import { useDo } from '../client/api.ts';
import { useGoToCopy } from '../client/go-to-copy.ts';
import type { LogHead } from '../client/log-context.ts';
import { NameDialog } from '../components/name-dialog.tsx';

interface CopyFromHereProps {
  readonly log: Pick<LogHead, 'id' | 'name'>;
  readonly act: number;
  readonly onClose: () => void;
}

/** A copy that stands at an act from before this one was made: further back than undo goes. */
export function CopyFromHere({ log, act, onClose }: CopyFromHereProps) {
  const copy = useDo('campaign.copy', { handles: (failure) => failure.field === 'name' });
  const goTo = useGoToCopy();
  return (
    <NameDialog
      form={`log/copy-${act}`}
      log={log.id}
      title="Copy from here"
      label="Name of the copy"
      value={`${log.name.slice(0, 74)}, copy`}
      act="Copy"
      error={copy.error?.field === 'name' ? copy.error.message : undefined}
      onClose={onClose}
      onName={(name, done) =>
        copy.mutate(
          { campaign: log.id, name, from: act },
          {
            onSuccess: ({ id }) => {
              done();
              goTo(id);
            },
          },
        )
      }
    />
  );
}
