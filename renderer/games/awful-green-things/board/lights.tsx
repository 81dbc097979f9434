/**
 * Highlights of the possible acts: the area of whoever is asked, areas to choose, a battle, areas in sight, and the line to the option that
 * is pointed at.
 */
import { useId } from 'react';
import { isArea } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import { outlineOf, type Plan, type PlanId, pointsOf, scaled, wallBetween } from '../ship/geometry.ts';
import styles from './board.module.css';
import type { BoardLights } from './board-lights.ts';
import { middleOf } from './ways.ts';

interface LightsProps {
  readonly plan: Plan;
  readonly lights: BoardLights;
  /** The option that is pointed at. */
  readonly picked: string | null;
}

interface BelowProps {
  /** Places of the weapon that is pointed at in the foot. */
  readonly places: readonly PlanId[];
  /** Areas in which attacks may follow. */
  readonly later: readonly PlanId[];
}

/** Under the counters: hatching over what is seen, outlines of what may be chosen. */
export function LightsBelow({
  plan,
  lights: { from, lit, battle, seen },
  places,
  later,
  picked,
}: LightsProps & BelowProps) {
  const hatching = useId();
  const shape = (area: PlanId) => pointsOf(outlineOf(plan, area));
  const isPicked = (one: BoardLights['lit'][number]) => one.options.some(({ id }) => id === picked);
  return (
    <g aria-hidden>
      <defs>
        <pattern
          id={hatching}
          className={styles.hatching}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" />
        </pattern>
      </defs>
      {seen.map((area) => (
        <polygon key={area} fill={`url(#${hatching})`} points={shape(area)} data-seen={area} />
      ))}
      {places.map((area) => (
        <polygon key={area} className={styles.place} points={shape(area)} data-place={area} />
      ))}
      {later.map((area) => (
        <polygon key={area} className={styles.later} points={shape(area)} />
      ))}
      {lit.map((one) => (
        <polygon
          key={one.place}
          className={isPicked(one) ? styles.chosen : styles.lit}
          points={shape(one.place)}
        />
      ))}
      {from !== null && <polygon className={styles.lightsFrom} points={shape(from)} />}
      {battle !== null && <polygon className={styles.battle} points={shape(battle)} data-battle={battle} />}
    </g>
  );
}

/** Over the counters: the line of sight to what is pointed at, through the hatch. */
export function SightLine({ plan, lights: { from, lit }, picked }: LightsProps) {
  const target = lit.find(({ options }) => options.some(({ id }) => id === picked));
  if (from === null || !isArea(from) || target === undefined || target.via === null) return null;
  const wall = wallBetween(plan, from, target.via);
  if (wall === undefined) return null;
  const hatch = { x: (wall.from.x + wall.to.x) / 2, y: (wall.from.y + wall.to.y) / 2 };
  const [start, end] = [scaled(plan, middleOf(from)), scaled(plan, middleOf(target.place))];
  return (
    <g aria-hidden className={styles.sight} data-sight={target.place}>
      <path d={`M${start.x} ${start.y}L${hatch.x} ${hatch.y}L${end.x} ${end.y}`} />
      <circle cx={hatch.x} cy={hatch.y} r={3.5} />
      <circle className={styles.target} cx={end.x} cy={end.y} r={18.5} />
    </g>
  );
}
