/** Zombies dead turn by turn, a line for each town with its name at its end, over where victory begins. */
import type { ScaleView } from '../../../../src/rules/aliens-vs-zombies/text/scale.ts';
import type { TownView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import styles from '../../../components/run/run.module.css';

const WIDTH = 330;
const HEIGHT = 176;
const LEFT = 24;
const RIGHT = 108;
const BOTTOM = 20;
const TURNS = 8;
const DASHES = ['', '6 4', '2 3', '9 3 2 3', '1 4', '12 4'] as const;
/** Labels nearer than this to each other are moved apart. */
const LINE = 14;

export function DeadChart({
  towns,
  scale,
}: {
  readonly towns: readonly TownView[];
  readonly scale: ScaleView;
}) {
  const fought = towns.filter(({ byTurn }) => byTurn.length > 0);
  const most = Math.max(scale.to, ...fought.map(({ dead }) => dead ?? 0));
  const x = (turn: number) => LEFT + ((turn - 1) / (TURNS - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (dead: number) => 8 + (1 - dead / most) * (HEIGHT - BOTTOM - 8);
  const labels = apart(fought.map(({ name, dead }) => ({ name, dead: dead ?? 0, y: y(dead ?? 0) })));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said(fought)}>
      {scale.levels.slice(1).map(({ from, level }) => (
        <g key={level}>
          <path className={styles.grid} d={`M${LEFT} ${y(from)}H${WIDTH - RIGHT}`} />
          <text className={styles.quiet} x={LEFT - 4} y={y(from) + 4} textAnchor="end">
            {from}
          </text>
        </g>
      ))}
      <path className={styles.base} d={`M${LEFT} ${y(0)}H${WIDTH - RIGHT}`} />
      {Array.from({ length: TURNS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its number.
        <text key={at} className={styles.quiet} x={x(at + 1)} y={HEIGHT - 5} textAnchor="middle">
          {at + 1}
        </text>
      ))}
      {fought.map(({ name, byTurn }, at) => (
        <path
          key={name}
          className={styles.line}
          style={{ stroke: `var(--chart-${(at % 5) + 1})`, strokeDasharray: DASHES[at % DASHES.length] }}
          d={`M${byTurn.map((dead, turn) => `${x(turn + 1)} ${y(dead)}`).join('L')}`}
        />
      ))}
      {labels.map(({ name, dead, y: at }) => (
        <text key={name} className={styles.label} x={WIDTH - RIGHT + 6} y={at + 4}>
          {name} {dead}
        </text>
      ))}
    </svg>
  );
}

interface Label {
  readonly name: string;
  readonly dead: number;
  readonly y: number;
}

/** From the top down, each at least a line below the one before. */
function apart(labels: readonly Label[]): readonly Label[] {
  let last = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((one, other) => one.y - other.y)
    .map((label) => {
      last = Math.max(label.y, last + LINE);
      return { ...label, y: last };
    });
}

const said = (towns: readonly TownView[]): string =>
  `Zombies dead after each turn. ${towns.map(({ name, byTurn }) => `${name}: ${byTurn.join(', ')}`).join('. ')}`;
