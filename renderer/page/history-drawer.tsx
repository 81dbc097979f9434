/** Everything done in a campaign or game: what counts, what was taken back, what was given up; each can be gone to. */
import { Button, Drawer, Tabs } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { LoggedAct, LoggedText } from '../../src/contract/log.ts';
import { useAsk, useDo } from '../client/api.ts';
import { type Entry, entriesOf, standsAt } from '../client/everything-done.ts';
import { useKeptFocus } from '../client/focus.ts';
import { useGoToCopy } from '../client/go-to-copy.ts';
import { type LogHead, useLog } from '../client/log-context.ts';
import { usePages } from '../client/use-pages.ts';
import { useUndo } from '../client/use-undo.ts';
import { Folded } from '../components/folded.tsx';
import { NameDialog } from '../components/name-dialog.tsx';
import { off } from '../components/off.ts';
import { runsOf } from '../components/runs.ts';
import { clockText } from '../text/time.ts';
import { GivenUp } from './given-up/given-up.tsx';
import styles from './page.module.css';
import { TrySomething } from './try-something.tsx';

interface HistoryDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function HistoryDrawer({ opened, onClose }: HistoryDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Everything done" size={400}>
      <History />
    </Drawer>
  );
}

function History() {
  const log = useLog();
  const { undo, redo } = useUndo(log.id);
  const lines = useAsk('campaign.lines', { campaign: log.id }).data;
  return (
    <div className={styles.drawer}>
      <div data-writes className={styles.tools}>
        <Button
          size="sm"
          {...off(log.undo === null)}
          leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
          onClick={() => void undo()}
        >
          Undo
        </Button>
        <Button
          size="sm"
          {...off(log.redo === null)}
          leftSection={<IconArrowForwardUp size={16} stroke={1.6} aria-hidden />}
          onClick={() => void redo()}
        >
          Redo
        </Button>
      </div>
      <Tabs defaultValue="done" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="done">
            Done <Count of={lines?.done} />
          </Tabs.Tab>
          <Tabs.Tab value="undone">
            Taken back <Count of={lines?.undone} />
          </Tabs.Tab>
          <Tabs.Tab value="given-up">
            Given up <Count of={lines?.lines.length} />
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="done" className={styles.panel ?? ''}>
          <Acts log={log} state="done" />
        </Tabs.Panel>
        <Tabs.Panel value="undone" className={styles.panel ?? ''}>
          <p className="quiet small">Newest first. You can redo each of them until you do something else.</p>
          <Acts log={log} state="undone" />
        </Tabs.Panel>
        <Tabs.Panel value="given-up" className={styles.panel ?? ''}>
          <GivenUp log={log} />
        </Tabs.Panel>
      </Tabs>
      <TrySomething log={log} />
    </div>
  );
}

const Count = ({ of }: { readonly of: number | undefined }) => <span className="quiet num">{of}</span>;

function Acts({ log: head, state }: { readonly log: LogHead; readonly state: LoggedAct['state'] }) {
  const log = usePages('campaign.log', { campaign: head.id, state });
  const { backTo, forwardTo } = useUndo(head.id);
  const [copying, setCopying] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  // The button that went to an act goes with it to the other list, or has nothing left to do.
  useKeptFocus(log.data, () => list.current?.querySelector('button') ?? list.current);
  if (log.data === undefined) return <p className="quiet">{log.error?.message ?? ''}</p>;
  const entries = log.data.pages.flatMap(entriesOf);
  const now = state === 'done' ? standsAt(entries, head.words) : -1;
  const stands = state === 'done' ? entries.find(({ kind }) => kind === 'act')?.key : undefined;
  const madeAt = entries.findIndex(({ kind, one }) => kind === 'act' && one.copyMade);
  /** Undo stops where a copy was made: what came before is gone back to in a copy of its own. */
  const wayTo = (at: number, act: number): Way => {
    if (state === 'undone') return { text: 'Forward to here', go: () => void forwardTo(act) };
    if (madeAt >= 0 && at > madeAt) return { text: 'Copy from here', go: () => setCopying(act) };
    return { text: 'Back to here', go: () => void backTo(act) };
  };
  return (
    <>
      <ol ref={list} tabIndex={-1} className={styles.historyDrawerActs}>
        {runsOf(numbered(entries), isAgain).map((run) => (
          <Folded
            key={run[0]?.key}
            lines={run.map(({ kind, key, one, at }) => ({
              key,
              node: (
                <Line
                  key={key}
                  done={one}
                  now={at === now}
                  left={at < now}
                  // Written texts stay as they are when the log goes back to an act, and come back with undo and redo alone.
                  {...(kind === 'act' && key !== stands && { way: wayTo(at, one.act) })}
                />
              ),
            }))}
          />
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
      {copying !== undefined && (
        <CopyFromHere log={head} act={copying} onClose={() => setCopying(undefined)} />
      )}
    </>
  );
}

type Numbered = Entry & { readonly at: number };

const numbered = (entries: readonly Entry[]): readonly Numbered[] =>
  entries.map((entry, at) => ({ ...entry, at }));

/** The same act once more. */
const isAgain = (one: Numbered, next: Numbered): boolean =>
  one.kind === 'act' && next.kind === 'act' && one.one.title === next.one.title;

interface Way {
  readonly text: 'Back to here' | 'Forward to here' | 'Copy from here';
  readonly go: () => void;
}

interface LineProps {
  readonly done: LoggedAct | LoggedText;
  readonly now: boolean;
  /** Words from further on, which going back left as they are. */
  readonly left: boolean;
  readonly way?: Way;
}

function Line({ done: act, now, left, way }: LineProps) {
  const date = 'date' in act ? act.date : '';
  return (
    <li className={styles.act} data-state={act.state} aria-current={now ? 'step' : undefined}>
      <div>
        <span className={`${styles.historyDrawerTitle} name`}>{act.title}</span>
        <span className="quiet small">
          {date !== '' && `${date} · `}
          {clockText(act.madeAt)}
          {left && ' · written further on, and left as it is'}
        </span>
      </div>
      {now && <span className="tag">Now</span>}
      {way !== undefined && (
        <Button
          size="sm"
          variant="subtle"
          data-writes
          aria-label={`${way.text}: ${act.title}`}
          onClick={way.go}
        >
          {way.text}
        </Button>
      )}
    </li>
  );
}

interface CopyFromHereProps {
  readonly log: Pick<LogHead, 'id' | 'name'>;
  readonly act: number;
  readonly onClose: () => void;
}

/** A copy that stands at an act from before this one was made: further back than undo goes. */
function CopyFromHere({ log, act, onClose }: CopyFromHereProps) {
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
