/** Under the chart: who is aboard, the points that may come home, the years and the food. */
import type { OptionFiguresView } from '../../../../src/contract/sessions.ts';
import type {
  HandAboard,
  PassageView,
} from '../../../../src/rules/awful-green-things/text/epilogue/chart.ts';
import { IF_CHOSEN } from '../../../../src/rules/awful-green-things/text/epilogue/names.ts';
import type { StakeView } from '../../../../src/rules/awful-green-things/text/epilogue/stake.ts';
import { inWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { percentText } from '../../../../src/rules/core/text/percent.ts';
import { pointsText } from '../foot/points-text.ts';
import styles from './epilogue.module.css';
import { YearsBar } from './years-bar.tsx';

interface FootProps {
  readonly passage: PassageView;
  readonly stake: StakeView | null;
  /** Figures of the decision that is open for this boat. */
  readonly figures: OptionFiguresView | null;
  readonly picked: string | null;
}

export function EpilogueFoot({ passage, stake, figures, picked }: FootProps) {
  return (
    <div className={styles.foot}>
      <section aria-label={`${passage.title}: crew`}>
        <Hands {...passage} />
      </section>
      <Points {...{ passage, stake, figures, picked }} />
      <Years passage={passage} stake={stake} />
    </div>
  );
}

const pointsOf = (hands: readonly HandAboard[]): number =>
  hands.reduce((sum, { lost, points }) => sum + (lost === null ? (points ?? 0) : 0), 0);

function Hands({ title, hands }: Pick<PassageView, 'title' | 'hands'>) {
  const alive = hands.filter(({ lost }) => lost === null);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{title}</th>
          <th className="n">Dice</th>
          <th className="n">Points</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {hands.map(({ id, name, dice, points, lost }) => (
          <tr key={id}>
            <td className={lost === null ? 'name' : styles.lost}>{name}</td>
            <td className="n num">{dice}</td>
            <td className="n num">{points ?? '–'}</td>
            <td>{lost === null ? 'aboard' : <span className="flag">{lost}</span>}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>
            {alive.length === 0 ? 'None' : upperFirst(inWords(alive.length))} of {inWords(hands.length)}
          </td>
          <td className="n num">{alive.reduce((sum, { dice }) => sum + dice, 0)}</td>
          <td className="n num">{pointsOf(hands)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

const PERCENT = (share: number) => `${(100 * share).toFixed(1)}%`;

function Points({ passage, stake, figures, picked }: FootProps) {
  const options = figures?.options ?? {};
  const chosen = picked !== null && picked in options ? picked : Object.keys(options)[0];
  const spread = chosen === undefined ? [] : (options[chosen]?.spread ?? []);
  const toBeat = stake === null ? 0 : Math.max(0, stake.theirs - stake.brought);
  const asides = [
    ...(chosen !== undefined && spread.length > 0 ? [IF_CHOSEN[chosen] ?? ''] : []),
    ...(toBeat > 0 && spread.length > 0 ? [`black beats ${pointsText(toBeat)}`] : []),
  ];
  return (
    <section aria-label="Points brought home">
      <header>
        <h2>Points brought home</h2>
        <span className="quiet">{asides.join('; ')}</span>
      </header>
      {spread.length === 0 ? (
        <Settled passage={passage} brought={stake?.brought} />
      ) : (
        <ol className={styles.spread}>
          {spread.map(({ value, share, wins }) => (
            <li key={`${value} ${wins}`}>
              <span className={styles.value}>{value}</span>
              <span className={styles.track} aria-hidden>
                <i
                  className={styles.bar}
                  data-is={value === '0' ? 'nothing' : wins ? 'wins' : 'short'}
                  style={{ width: PERCENT(share) }}
                />
              </span>
              <span className={styles.share}>{percentText(share)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface SettledProps extends Pick<FootProps, 'passage'> {
  readonly brought: number | undefined;
}

/** Nothing is open to be decided: what is still aboard, and what is certain. */
function Settled({ passage: { fate, hands }, brought }: SettledProps) {
  const points = pointsOf(hands);
  return (
    <>
      <p>{fate === null ? `${points} aboard; no choice is open.` : `${points} with this boat.`}</p>
      {brought !== undefined && <p>{`${brought} home so far.`}</p>}
    </>
  );
}

function Years({ passage, stake }: Pick<FootProps, 'passage' | 'stake'>) {
  const { fate } = passage;
  return (
    <section aria-label="Years">
      <header>
        <h2>Years</h2>
        <span className="quiet">{fate === null ? 'under way' : fate}</span>
      </header>
      <YearsBar passage={passage} />
      {stake !== null && stake.ship !== '' && (
        <p className="second">{`${stake.ship}: ${pointsText(stake.theirs)} to beat.`}</p>
      )}
    </section>
  );
}
