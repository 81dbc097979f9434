/** Highlights for the possible acts: the selected group, attacks with their key and mean hits, moves with their points. */
import type { PlaceId } from '../../../../src/rules/aliens-vs-zombies/data/town.ts';
import { hasDisc, type Lights, type Lit } from '../../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { numberLabel } from '../../../components/number-keys.ts';
import { boxOf, type Plan } from './geometry.ts';
import { hitsText } from './place-label.ts';
import styles from './town.module.css';

interface LightsProps {
  readonly plan: Plan;
  readonly lights: Lights;
  readonly chosen: PlaceId | null;
  /** Number of the question’s options: their labels have as many digits. */
  readonly options: number;
}

/** Outlines and tints under the counters. */
export function LightsBelow({ plan, lights: { from, lit }, chosen }: Omit<LightsProps, 'options'>) {
  return (
    <g aria-hidden>
      {lit.map(({ place, attack }) => {
        const { x, y, width, height } = boxOf(plan, place);
        const look = [
          styles.lit,
          attack === null ? '' : styles.attack,
          place === chosen ? styles.chosen : '',
        ];
        return (
          <rect
            key={place}
            className={look.join(' ')}
            x={x + 1.5}
            y={y + 1.5}
            width={width - 3}
            height={height - 3}
            rx={6}
          />
        );
      })}
      {from !== null && <Selected plan={plan} place={from} />}
    </g>
  );
}

function Selected({ plan, place }: { readonly plan: Plan; readonly place: PlaceId }) {
  const { x, y, width, height } = boxOf(plan, place);
  return (
    <rect className={styles.selected} x={x - 1} y={y - 1} width={width + 2} height={height + 2} rx={8} />
  );
}

/** Over the counters: what stands on a place’s edge, and the way to the chosen one. */
export function LightsAbove({ plan, lights: { from, lit }, chosen, options }: LightsProps) {
  return (
    <g aria-hidden className={styles.above}>
      {lit.map((one) =>
        one.attack === null ? (
          hasDisc(one) && <Points key={one.place} plan={plan} lit={one} />
        ) : (
          <Attack key={one.place} plan={plan} lit={one} on={one.place === chosen} options={options} />
        ),
      )}
      {from !== null && chosen !== null && chosen !== from && <Arrow plan={plan} from={from} to={chosen} />}
    </g>
  );
}

const PLATE = { width: 74, height: 19 } as const;

function Attack({ plan, lit, on, options }: { plan: Plan; lit: Lit; on: boolean; options: number }) {
  const { x, y, width, height } = boxOf(plan, lit.place);
  const [option] = lit.options;
  if (lit.attack === null || option === undefined) return null;
  return (
    <g
      className={on ? styles.plateOn : styles.plate}
      transform={`translate(${x + width - PLATE.width} ${y + height - PLATE.height / 2})`}
    >
      <rect {...PLATE} rx={3} />
      <path d="M21 3v13" />
      <text x={10.5} y={14}>
        {numberLabel(option.number - 1, options)}
      </text>
      <text x={47} y={14}>
        {hitsText(lit.attack.hits)}
      </text>
    </g>
  );
}

function Points({ plan, lit }: { plan: Plan; lit: Lit }) {
  const { x, y, width } = boxOf(plan, lit.place);
  return (
    <g className={styles.points} transform={`translate(${x + width - 13} ${y + 13})`}>
      <circle r={9} />
      <text y={4.3}>{lit.points}</text>
    </g>
  );
}

/** Over the crosswalk where the chosen one is next to the group; else none, as the way there isn’t said. */
function Arrow({ plan, from, to }: { plan: Plan; from: PlaceId; to: PlaceId }) {
  const [one, other] = [boxOf(plan, from), boxOf(plan, to)];
  const [dx, dy] = [Math.sign(other.x - one.x), Math.sign(other.y - one.y)];
  const isBeside =
    Math.abs(other.x - one.x) < 1.5 * one.width && Math.abs(other.y - one.y) < 1.8 * one.height;
  if ((dx !== 0 && dy !== 0) || !isBeside) return null;
  const x = one.x + one.width / 2 + (dx * one.width) / 2;
  const y = one.y + one.height / 2 + (dy * one.height) / 2;
  const length =
    (dx === 0 ? Math.abs(other.y - one.y) - one.height : Math.abs(other.x - one.x) - one.width) + 4;
  const turned = dx === 1 ? 0 : dx === -1 ? 180 : dy === 1 ? 90 : -90;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turned})`}>
      <path className={styles.arrow} d={`M0 0H${length - 6}`} />
      <path className={styles.head} d={`M${length} 0l-9-6.5v13Z`} />
    </g>
  );
}
