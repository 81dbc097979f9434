/** The offer of a what-if copy instead of undoing, and the dialog that names the copy. */
import { IconGitBranch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useDo } from '../client/api.ts';
import type { LogHead } from '../client/log-context.ts';
import { useShownLog } from '../client/shown-log.ts';
import { NameDialog } from '../components/name-dialog.tsx';
import styles from './page.module.css';

export function TrySomething({ log }: { readonly log: LogHead }) {
  const [naming, setNaming] = useState(false);
  const { game } = useShownLog();
  return (
    <p data-writes className={styles.try}>
      <IconGitBranch size={16} stroke={1.6} aria-hidden />
      <span>
        <button type="button" className="link" onClick={() => setNaming(true)}>
          Try something
        </button>{' '}
        on a what-if copy, instead of undoing
      </span>
      {naming && (
        <TryDialog
          log={log}
          kind={game === undefined ? 'campaign' : 'game'}
          onClose={() => setNaming(false)}
        />
      )}
    </p>
  );
}

export function TryDialog({
  log,
  kind,
  onClose,
}: {
  readonly log: Pick<LogHead, 'id' | 'name'>;
  readonly kind: 'campaign' | 'game';
  readonly onClose: () => void;
}) {
  const copy = useDo('campaign.copy', { handles: (failure) => failure.field === 'name' });
  const navigate = useNavigate();
  return (
    <NameDialog
      form="log/try"
      log={log.id}
      title="Try something"
      label="Name of the what-if copy"
      value={`What if, ${log.name}`.slice(0, 80)}
      act="Make the copy"
      error={copy.error?.field === 'name' ? copy.error.message : undefined}
      onClose={onClose}
      onName={(name, done) =>
        copy.mutate(
          { campaign: log.id, name, whatIf: true },
          {
            onSuccess: ({ id }) => {
              done();
              void (kind === 'campaign'
                ? navigate({ to: '/c/$campaign', params: { campaign: id } })
                : navigate({ to: '/g/$session', params: { session: id } }));
            },
          },
        )
      }
    />
  );
}
