/** Section: Shooting at Vehicles. A machine gun fires at the vehicle itself; the worst of all that goes through holds. */
import { part } from '../../core/part.ts';
import { type Modified, type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { singleFigure, singleFigureRow } from '../data/single-figures.ts';
import { keptOfAll, onesOf, readingOf, shooterInput } from '../shooting/shoot.ts';
import type { Shooter } from '../shooting/shooter.ts';
import { type ToHitDice, toHitDice, type Volleyed } from '../shooting/volley.ts';
import { DISABLED_WORDS, type Disabled, type DisabledWord, disabled } from './engine.ts';

export const VEHICLE_HIT_WORDS = ['noEffect', ...[...DISABLED_WORDS].reverse()] as const;

export interface ShotThrough {
  readonly faces: readonly number[];
  readonly least: number;
  /** 1s that count towards an empty clip. */
  readonly ones: number;
  /** Rounds that went through. */
  readonly hits: number;
  readonly through: readonly Disabled[];
  /** Null where nothing goes through. */
  readonly worst: DisabledWord | null;
}

const worse = (a: DisabledWord | null, b: DisabledWord): DisabledWord =>
  a !== null && DISABLED_WORDS.indexOf(a) < DISABLED_WORDS.indexOf(b) ? a : b;

export function* shootsAtVehicle(
  asking: Asking,
  shooter: Shooter,
  volleyed: Volleyed,
): Play<ShotThrough, never> {
  const { weapon } = volleyed;
  const { dice, counted, modifiers }: ToHitDice = toHitDice(shooter, volleyed);
  const { row } = singleFigureRow('vehicle-hit');
  const total = singleFigure('vehicle-hit');
  const least = total - shooter.rep;
  const needs: Modified = { row, does: 'least', by: total };
  const faces = yield* roll({
    ...asking,
    rule: 'atz.shoot-at-vehicle',
    dice,
    reading: readingOf(weapon, dice, counted, [least]),
    basis: { least, ...keptOfAll(weapon, dice, counted), modifiers: [...modifiers, needs] },
    odds: {
      rule: 'atz.shoot-at-vehicle',
      input: { shooter: shooterInput(shooter), weapon, shots: volleyed.shots },
    },
  });
  const kept = faces.toSorted((a, b) => b - a).slice(0, counted);
  const hits = kept.filter((face) => face >= least).length;
  const rolled = yield* throughAll(asking, hits);
  return { faces, least, ones: onesOf(weapon, faces, kept), hits, ...rolled };
}

function throughAll(asking: Asking, hits: number): Play<Pick<ShotThrough, 'through' | 'worst'>, never> {
  return part(
    function* (merge) {
      const through: Disabled[] = [];
      let worst: DisabledWord | null = null;
      for (let hit = 0; hit < hits; hit += 1) {
        const one = yield* disabled(asking);
        through.push(one);
        worst = worse(worst, one.found.result);
        yield* merge(() => worst);
      }
      return { through, worst };
    },
    ({ worst }) => worst,
  );
}
