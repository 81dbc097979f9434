/** Points of either side, voyage by voyage: the crew's bar black, the Green Things' hatched. */
import { useId } from 'react';
import { pointsText, type VoyageView } from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import styles from '../../../components/run/run.module.css';

const WIDTH = 330;
const LEFT = 92;
const RIGHT = 36;
const ROW = 34;
const BAR = 9;

export function PointsChart({ voyages }: { readonly voyages: readonly VoyageView[] }) {
  const hatch = useId();
  const most = Math.max(1, ...voyages.flatMap(({ crew, monsters }) => [crew ?? 0, monsters ?? 0]));
  const long = (points: number) => (points / most) * (WIDTH - LEFT - RIGHT);
  const bottom = voyages.length * ROW;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${bottom + 4}`}
      role="img"
      aria-label={`Points of the crew and of the Green Things. ${voyages.map(said).join('. ')}`}
    >
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} className={styles.drawn} />
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      {voyages.map(({ name, crew, monsters }, at) => {
        const top = at * ROW + 6;
        return (
          <g key={name}>
            <text className={styles.label} x={LEFT - 8} y={top + BAR + 4} textAnchor="end">
              {name}
            </text>
            <rect className={styles.won} {...{ x: LEFT, y: top, width: long(crew ?? 0), height: BAR }} />
            <rect
              className={styles.drawn}
              style={{ fill: `url(#${hatch})` }}
              {...{ x: LEFT, y: top + BAR + 3, width: long(monsters ?? 0), height: BAR }}
            />
            <text className={styles.quiet} x={LEFT + long(crew ?? 0) + 6} y={top + BAR}>
              {pointsText(crew ?? 0)}
            </text>
            <text className={styles.quiet} x={LEFT + long(monsters ?? 0) + 6} y={top + 2 * BAR + 4}>
              {pointsText(monsters ?? 0)}
            </text>
          </g>
        );
      })}
      <path className={styles.base} d={`M${LEFT} 0V${bottom}`} />
    </svg>
  );
}

const said = ({ name, crew, monsters }: VoyageView): string =>
  `${name}: ${pointsText(crew ?? 0)} to ${pointsText(monsters ?? 0)}`;
