/** A meeting opened to its numbers: the book’s steps in order, each with its dice and its names. */
import type { ExplainedRoll } from '../../../../src/contract/explained.ts';
import { Die } from '../../../components/die.tsx';
import { Difference } from '../../../components/difference.tsx';
import { OddsBar } from '../../../components/explained/odds-bar.tsx';
import styles from './explained.module.css';
import { meetingSteps, type StepRow } from './meeting.ts';

export function MeetingSteps({ rolls }: { readonly rolls: readonly ExplainedRoll[] }) {
  const steps = meetingSteps(rolls);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label="Meeting people">
      {steps.map(({ title, rows, says, chosen, note }, at) => (
        <li key={title}>
          <h3>
            <span className={styles.number}>{at + 1}</span> {title}
          </h3>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a roll is known by its place.
            <Row key={place} row={row} />
          ))}
          {says.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {note !== undefined && <p className="quiet">{note}</p>}
          {chosen !== undefined && <p className={styles.chosen}>{chosen}</p>}
          {rows.some(({ roll }) => roll.rule === 'atz.talk.player') && <Odds rows={rows} />}
        </li>
      ))}
    </ol>
  );
}

function Row({ row: { side, name, roll, result } }: { readonly row: StepRow }) {
  return (
    <div className={styles.row} data-side={side}>
      <span className={styles.name}>{name}</span>
      <span className={styles.dice}>
        {roll.dice?.map(({ face, counts }, at) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll differ in nothing but their place.
            key={at}
            face={face}
            size="sm"
            look={counts === 'failed' || counts === 'unused' ? 'failed' : side}
          />
        ))}
        {roll.by === 'own' && <span className="tag pen">yours</span>}
        <Difference when={roll.corrected} />
      </span>
      <span className={styles.result}>{result}</span>
    </div>
  );
}

/** Odds of the words as they were before the dice. */
function Odds({ rows }: { readonly rows: readonly StepRow[] }) {
  const odds = rows.find(({ roll }) => roll.odds !== null)?.roll.odds;
  if (odds == null) return null;
  return (
    <div className={styles.odds}>
      <span className="quiet">Odds before</span> <OddsBar odds={odds} />
    </div>
  );
}
