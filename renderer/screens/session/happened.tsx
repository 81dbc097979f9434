/** Log of the game so far, step by step, newest first; each answer opens to its explanation, and can be gone back to. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconGitBranch } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { SessionActView } from '../../../src/contract/sessions.ts';
import { usePages } from '../../client/use-pages.ts';
import { useUndo } from '../../client/use-undo.ts';
import { Section } from '../../components/section.tsx';
import { clockText } from '../../text/time.ts';
import { Explained, Given } from './answer.tsx';
import { BranchDialog } from './branch-dialog.tsx';
import styles from './session.module.css';
import { useSession } from './session-context.ts';
import { type Step, stepsOf } from './steps.ts';
import { Told } from './told.tsx';

interface HappenedProps {
  /** Title of the turn that begins with an act, by the act’s number. */
  readonly begunBy: ReadonlyMap<number, string>;
}

export function Happened({ begunBy }: HappenedProps) {
  const { id, told } = useSession();
  const { data, hasNextPage, fetchNextPage } = usePages('session.chronicle', { campaign: id });
  const [branching, setBranching] = useState<SessionActView>();
  const acts = data?.pages.flatMap((page) => page.acts) ?? [];
  const last = acts[0]?.act;
  return (
    <Section title="What has happened" aside="newest first">
      <ol className={styles.steps}>
        {stepsOf(acts, told).map((step) => (
          <Fragment key={step.acts.at(-1)?.act ?? 'open'}>
            <TurnBegun title={turnBegun(step, begunBy)} />
            <li className={styles.step}>
              <Told lines={step.told} />
              <ul>
                {step.acts.map((act) => (
                  <Act key={act.act} act={act} last={act.act === last} onBranch={() => setBranching(act)} />
                ))}
              </ul>
            </li>
          </Fragment>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" variant="subtle" onClick={() => void fetchNextPage({ cancelRefetch: false })}>
          Show earlier ones
        </Button>
      )}
      {branching !== undefined && <BranchDialog from={branching} onClose={() => setBranching(undefined)} />}
    </Section>
  );
}

const turnBegun = ({ acts }: Step, begunBy: HappenedProps['begunBy']) =>
  acts.map(({ act }) => begunBy.get(act)).find((title) => title !== undefined);

/** Line at which a turn began; the steps above it have happened since. */
function TurnBegun({ title }: { readonly title: string | undefined }) {
  if (title === undefined) return null;
  return (
    <li className={styles.turn} data-turn>
      {title}
    </li>
  );
}

interface ActProps {
  readonly act: SessionActView;
  readonly last: boolean;
  readonly onBranch: () => void;
}

function Act({ act: { act, title, madeAt, answers }, last, onBranch }: ActProps) {
  const { id } = useSession();
  const { backTo } = useUndo(id);
  return (
    <li>
      <details className={styles.sessionAct}>
        <summary>
          <IconChevronDown size={14} stroke={1.6} aria-hidden className={styles.chevron} />
          <span className={`${styles.sessionTitle} name`}>
            {answers.length === 1 ? (answers[0]?.act ?? title) : title}
          </span>
          {answers.length === 1 && answers.map((answer) => <Given key={answer.rule} answer={answer} />)}
        </summary>
        {answers.map((answer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place.
          <div key={at} className={styles.one}>
            {answers.length > 1 && <Given answer={answer} />}
            <Explained answer={answer} />
          </div>
        ))}
        <footer>
          <span className="quiet small">{clockText(madeAt)}</span>
          {!last && (
            <Button
              size="xs"
              variant="subtle"
              aria-label={`Back to here: ${title}`}
              leftSection={<IconArrowBackUp size={14} stroke={1.6} aria-hidden />}
              onClick={() => void backTo(act)}
            >
              Back to here
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            aria-label={`Branch off here: ${title}`}
            leftSection={<IconGitBranch size={14} stroke={1.6} aria-hidden />}
            onClick={onBranch}
          >
            Branch off
          </Button>
        </footer>
      </details>
    </li>
  );
}
