import type { ScaleView } from '../../../../src/rules/aliens-vs-zombies/text/scale.ts';
import type { TownView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import styles from '../../../components/run/run.module.css';
import { VictoryScale } from '../piles/victory-scale.tsx';

const SCALE = 152;
const sum = (all: readonly (number | null)[]) => all.reduce<number>((so, one) => so + (one ?? 0), 0);
const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

/** Every town with what it came to, on the victory scale too. */
export function TownTable({
  towns,
  scale,
}: {
  readonly towns: readonly TownView[];
  readonly scale: ScaleView;
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th aria-label="Number" />
          <th>Town</th>
          <th>Result</th>
          <th>On the victory scale</th>
          <th className="n">Dead</th>
          <th className="n">Lost</th>
          <th className="n">Points</th>
        </tr>
      </thead>
      <tbody>
        {towns.map(({ number, name, result, dead, lost, points }) => (
          <tr key={name}>
            <td className="num quiet">{number}</td>
            <td className="name">{name}</td>
            <td>
              {dead === null ? (
                <span className="quiet">{result}</span>
              ) : (
                <span className="tag">{result}</span>
              )}
            </td>
            <td>{dead === null ? '–' : <VictoryScale {...scale} dead={dead} width={SCALE} small />}</td>
            <td className="n num">{dead ?? '–'}</td>
            <td className="n num">{lost ?? '–'}</td>
            <td className="n num">{points === null ? '–' : signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={3}>All towns</td>
          <td className="n num">{sum(towns.map(({ dead }) => dead))}</td>
          <td className="n num">{sum(towns.map(({ lost }) => lost))}</td>
          <td className="n num">{signed(sum(towns.map(({ points }) => points)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
