/** Play’s panel for bots that fight on: its buttons, what the bots did, and why they stopped. */
import { Button } from '@mantine/core';
import { countedInWords, upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../../client/api.ts';
import { useUndo } from '../../../../client/use-undo.ts';
import { off } from '../../../../components/off.ts';
import { Section } from '../../../../components/section.tsx';
import styles from '../play.module.css';
import { usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import { type LeftOff, type Resolved, useResolving } from './use-resolving.ts';

/** More turns than any battle has. */
const MOST_TURNS = 99;

/** Moves the focus to the first button of the panel. */
export function focusResolve(): void {
  document.querySelector<HTMLElement>('[data-resolve]')?.focus();
}

/** Bots fight on: a turn, or the rest of the fight; then what it came to, and the way back. */
export function ResolvePanel() {
  const { campaign, toReport } = usePlay();
  const { resolved, leftOff, isRunning, start, stop } = useResolving(campaign);
  const { backTo } = useUndo(campaign);
  const waits = useWaits();
  const isPlaced = useUnderWay(({ stage }) => stage === 'on-the-table');
  const board = useUnderWay('board');
  const revision = useAsk('campaign.get', { campaign }, { select: (view) => view.revision }).data;
  // Once anything else has been done or undone since, the turns can’t be undone as one any more.
  const stands = resolved !== undefined && resolved.revision === revision;
  const blocked = off(waits || isRunning || !isPlaced);
  return (
    <Section title="Resolve">
      <p className={`small second ${styles.what}`}>{isPlaced ? (board ? ON_BOARD : WHAT) : NOT_YET}</p>
      <div className={styles.resolvePanelButtons}>
        <Button size="sm" data-resolve {...blocked} onClick={() => start(1)}>
          Resolve the turn
        </Button>
        <Button size="sm" variant="default" {...blocked} onClick={() => start(MOST_TURNS)}>
          Resolve the fight
        </Button>
        {isRunning && (
          <Button size="sm" variant="default" onClick={stop}>
            Stop after this turn
          </Button>
        )}
      </div>
      {(isRunning || stands || leftOff !== undefined) && (
        <p className={styles.what} role="status">
          {resolved === undefined ? 'The bots are fighting.' : cameTo(resolved, isRunning)}
          {leftOff !== undefined && ` ${LEFT_OFF[leftOff]}`}
        </p>
      )}
      {stands && !isRunning && (
        <div className={styles.resolvePanelButtons}>
          {resolved.acts > 0 && (
            <Button size="sm" variant="default" onClick={() => void backTo(resolved.from)}>
              Undo all of it
            </Button>
          )}
          {resolved.over && (
            <Button size="sm" variant="default" onClick={() => toReport({ declared: false })}>
              Report the battle
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}

const WHAT =
  'Bots fight on for both sides, by the rules and with the app’s dice. Each roll stands in the log. The app knows no distances: whom zombies reach and who is shot at is diced for, zombies still on their way count as far off, and nobody has cover but in buildings and vehicles. Entering, talking and searching stay yours.';
const ON_BOARD =
  'Bots fight on for both sides, by the rules and with the app’s dice, from where everyone stands. Each roll stands in the log. Entering, talking and searching stay yours.';
const LEFT_OFF = {
  'others-acted':
    'Something else was done in the campaign, so the bots stopped. Undo act by act, so that only theirs are undone.',
  failed: 'The next turn brought nothing; these still stand.',
  idle: 'The bots have nothing to do until you have done what is due.',
} as const satisfies Record<LeftOff, string>;
const NOT_YET = 'Roll for the zombies about first; then bots can fight on.';

function cameTo({ acts, turn, over }: Resolved, isRunning: boolean): string {
  const done = upperFirst(countedInWords(acts, 'act', 'acts'));
  if (isRunning) return `${done} so far, turn ${turn}.`;
  if (!over) return `${done}. Turn ${turn} is under way.`;
  return acts === 0 ? 'Nobody is left to fight.' : `${done}. Nobody is left to fight.`;
}
