/** Everything done in a campaign or game, newest first; any of it can be gone back to. */
import { Button, Drawer } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { LoggedAct } from '../../src/contract/log.ts';
import { off } from '../components/off.ts';
import { clockText } from '../text/time.ts';
import styles from './history-drawer.module.css';
import type { LogHead } from './log-context.ts';
import { usePages } from './use-pages.ts';
import { useUndo } from './use-undo.ts';

interface HistoryDrawerProps {
  readonly log: LogHead;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function HistoryDrawer({ log, opened, onClose }: HistoryDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Everything done" size={400}>
      <History log={log} />
    </Drawer>
  );
}

function History({ log: head }: { readonly log: LogHead }) {
  const log = usePages('campaign.log', { campaign: head.id });
  const { undo, redo, backTo } = useUndo(head.id);
  if (log.data === undefined) return <p className="quiet">{log.error?.message ?? ''}</p>;

  const newest = log.data.pages.flatMap(({ acts }) => acts);
  const lastDone = newest.find((act) => act.state === 'done')?.act;
  return (
    <>
      <p className="quiet small">
        What is taken back stays here, and can be done again, until something else is done instead.
      </p>
      <div className={styles.tools}>
        <Button
          size="sm"
          {...off(head.undo === null)}
          leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
          onClick={() => void undo()}
        >
          Undo
        </Button>
        <Button
          size="sm"
          {...off(head.redo === null)}
          leftSection={<IconArrowForwardUp size={16} stroke={1.6} aria-hidden />}
          onClick={() => void redo()}
        >
          Redo
        </Button>
      </div>
      <ol className={styles.acts}>
        {newest.map((act) => (
          <Act key={act.act} act={act} now={act.act === lastDone} onBack={() => void backTo(act.act)} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button
          size="sm"
          variant="subtle"
          {...off(log.isFetchingNextPage)}
          onClick={() => void log.fetchNextPage({ cancelRefetch: false })}
        >
          Show earlier ones
        </Button>
      )}
    </>
  );
}

interface ActProps {
  readonly act: LoggedAct;
  readonly now: boolean;
  readonly onBack: () => void;
}

function Act({ act, now, onBack }: ActProps) {
  return (
    <li className={styles.act} data-state={act.state} aria-current={now ? 'step' : undefined}>
      <div>
        <span className={`${styles.title} name`}>{act.title}</span>
        <span className="quiet small">
          {act.date !== '' && `${act.date} · `}
          {clockText(act.madeAt)}
        </span>
      </div>
      {now && <span className="tag">Now</span>}
      {act.state === 'undone' && <span className="tag">Taken back</span>}
      {act.state === 'done' && !now && (
        <Button size="sm" variant="subtle" aria-label={`Back to here: ${act.title}`} onClick={onBack}>
          Back to here
        </Button>
      )}
    </li>
  );
}
