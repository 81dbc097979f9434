/** A table of odds with a row for each target of a volley, or for each who fights in a melee. */

import { percentText } from '../../../../../src/rules/core/text/percent.ts';
import { Difference } from '../../../../components/difference.tsx';
import styles from './combat.module.css';
import { besideOf, type Counted, type Outcomes, shareOf } from './shares.ts';

interface Row {
  /** In the order of the heads; undefined where a column says nothing of it. */
  readonly shares: readonly (number | undefined)[];
}

const SHOT_HEADS = ['Hit', 'Down', 'Out', 'Dead'] as const;
const MELEE_HEADS = ['Draw', 'Down', 'Out', 'Dead'] as const;

const shot = (outcomes: Outcomes): Row => ({
  shares: [
    1 - shareOf(outcomes, 'missed'),
    shareOf(outcomes, 'knockedDown'),
    shareOf(outcomes, 'outOfTheFight'),
    shareOf(outcomes, 'obviouslyDead'),
  ],
});

/** `a` stands for the fighter, `b` for those against it. */
const struck = (outcomes: Outcomes, side: 'a' | 'b'): Row => ({
  shares: [
    side === 'a' ? undefined : shareOf(outcomes, 'draw'),
    ...(['KnockedDown', 'Out', 'Dead'] as const).map((fate) => shareOf(outcomes, `${side}${fate}`)),
  ],
});

interface OddsEachProps {
  readonly odds: Counted;
  /** Name of each row. */
  readonly names: readonly string[];
}

/** Odds of what becomes of each of several, before the roll. */
export function OddsEach({ odds, names }: OddsEachProps) {
  const { outcomes, corrected } = odds;
  const isShot = odds.rule === 'atz.target-selection';
  const others = besideOf(odds).map((one) => one.outcomes);
  const rows = isShot
    ? [outcomes, ...others].map(shot)
    : [struck(outcomes, 'a'), ...others.map((one) => struck(one, 'b'))];
  return (
    <table className={styles.each} aria-label="Odds before the roll">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Who</span>
          </th>
          {(isShot ? SHOT_HEADS : MELEE_HEADS).map((head) => (
            <td key={head}>{head}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ shares }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of several zombies each is known by its place alone.
          <tr key={nth}>
            <th scope="row">
              {nth + (isShot ? 1 : 0) > 0 && <span className="num second">{nth + (isShot ? 1 : 0)} </span>}
              {names[nth]}
            </th>
            {shares.map((share, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
              <td key={column} className="num">
                {share === 0 ? <span className="second">–</span> : share !== undefined && percentText(share)}
                {share !== undefined && share > 0 && <Difference when={corrected} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
