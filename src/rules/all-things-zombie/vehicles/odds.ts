/** Exact odds of a vehicle: whether it starts, stays under control, holds off the road, and what stops it. */
import { choice, flag, group, number, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { canStopVehicle } from '../arms.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { WHO } from '../reaction/checker.ts';
import { overrun } from '../reaction/overrun.ts';
import { HARMS } from '../shooting/damage.ts';
import { SHOOTER, TARGET, type Target } from '../shooting/shooter.ts';
import { shotRefusalText } from '../shooting/text/refusals.ts';
import { shotRefusal } from '../shooting/volley.ts';
import { VEHICLES, WEAPONS } from '../types.ts';
import { DISABLED_WORDS, disabled, OFF_ROAD_WORDS, offRoad, starts } from './engine.ts';
import { CONTROL_WORDS, losesControl, thrownAbout } from './losing-control.ts';
import { afterRunningDown, type InItsWay, runsDown } from './run-down.ts';
import { shootsAtVehicle, VEHICLE_HIT_WORDS } from './shot-at.ts';
import { SPEED_REFUSAL_TEXT } from './text/refusals.ts';
import { comesThrough } from './through.ts';
import { speedRefusal } from './vehicle.ts';

const { rep, attributes, drunk } = WHO;

export const VEHICLE_ODDS_FIELDS = {
  'atz.car-starts': {},
  'atz.losing-control': { rep, attributes, drunk, turning: optional(flag), hit: optional(flag) },
  'atz.crash': { rep, impact: number(0, 30) },
  'atz.off-road': { kind: choice(VEHICLES), inches: number(0, 60, { usual: 8 }) },
  'atz.disabling-vehicle': {},
  'atz.shoot-at-vehicle': {
    shooter: group(SHOOTER),
    weapon: choice(WEAPONS, 'light-machine-gun'),
    shots: number(1, 12, { usual: 6 }),
  },
  /** `checks`: all of it, from the target’s own Overrun Check on; otherwise the driver’s roll alone. */
  'atz.run-down': { rep, target: group(TARGET), checks: optional(flag), lmg: optional(flag) },
  'atz.vehicle-activation': {
    ...{ rep, attributes, drunk, kind: choice(VEHICLES), speed: number(0, 60, { usual: 8 }) },
    ...{ turns: optional(number(0, 6)), sharp: optional(flag), offRoad: optional(flag) },
    over: optional(number(0, 12)),
  },
  'atz.overrun-control': { targets: number(1, 12) },
} as const;
type Input<R extends keyof typeof VEHICLE_ODDS_FIELDS> = Values<(typeof VEHICLE_ODDS_FIELDS)[R]>;

export const VEHICLE_ODDS = {
  'atz.car-starts': {
    outcomes: ['starts', 'doesNotStart'],
    *play() {
      return (yield* starts(ODDS)).starts ? 'starts' : 'doesNotStart';
    },
  } satisfies OddsRule<Input<'atz.car-starts'>>,
  'atz.losing-control': {
    outcomes: CONTROL_WORDS,
    *play(input) {
      return (yield* losesControl(ODDS, input, input)).found.result;
    },
  } satisfies OddsRule<Input<'atz.losing-control'>>,
  'atz.crash': {
    outcomes: ['knockedDown', 'outOfTheFight'],
    *play(input) {
      return (yield* thrownAbout(ODDS, input.rep, input.impact)).harm;
    },
  } satisfies OddsRule<Input<'atz.crash'>>,
  'atz.off-road': {
    outcomes: OFF_ROAD_WORDS,
    *play({ kind, inches }) {
      return (yield* offRoad(ODDS, kind, inches)).word;
    },
  } satisfies OddsRule<Input<'atz.off-road'>>,
  'atz.disabling-vehicle': {
    outcomes: DISABLED_WORDS,
    *play() {
      return (yield* disabled(ODDS)).found.result;
    },
  } satisfies OddsRule<Input<'atz.disabling-vehicle'>>,
  'atz.shoot-at-vehicle': {
    outcomes: VEHICLE_HIT_WORDS,
    refusal({ shooter, weapon, shots }) {
      if (!canStopVehicle(weapon)) return 'Only a light machine gun hurts a vehicle.';
      const refusal = shotRefusal(shooter, { weapon, shots }, [{ target: { kind: 'human' }, shots }]);
      return refusal && shotRefusalText(refusal, weapon);
    },
    *play({ shooter, weapon, shots }) {
      return (yield* shootsAtVehicle(ODDS, shooter, { weapon, shots })).worst ?? 'noEffect';
    },
  } satisfies OddsRule<Input<'atz.shoot-at-vehicle'>>,
  'atz.run-down': {
    outcomes: ['missed', ...HARMS],
    refusal({ target }) {
      return target.kind === 'human' && target.rep === undefined
        ? 'target: give a human a Rep, from 1 to 7.'
        : undefined;
    },
    *play({ rep: own, target, checks, lmg }) {
      const how = checks ? yield* inTheWay(target, lmg === true) : 'driverRollsToHit';
      if (how === 'clear') return 'missed';
      return (yield* runsDown(ODDS, { rep: own }, target, how)).hurt?.harm ?? 'missed';
    },
  } satisfies OddsRule<Input<'atz.run-down'>>,
  'atz.vehicle-activation': {
    outcomes: ['inControl', 'slides', 'veers', 'swerves', 'rollsOver', 'corkscrews', 'breaksDown'],
    refusal({ kind, speed, turns = 0, offRoad: off }) {
      const why = speedRefusal(kind, speed, { speed, turns, offRoad: off === true });
      return why && SPEED_REFUSAL_TEXT[why];
    },
    play: (input) => comesThrough(ODDS, input, input),
  } satisfies OddsRule<Input<'atz.vehicle-activation'>>,
  'atz.overrun-control': {
    outcomes: ['inControl', 'outOfControl'],
    *play({ targets }) {
      return (yield* afterRunningDown(ODDS, targets)).outOfControl ? 'outOfControl' : 'inControl';
    },
  } satisfies OddsRule<Input<'atz.overrun-control'>>,
};

/** Checks somebody in the way; whoever lies flat, or is a zombie, is hit without a check (section: Running Down People and Zombies). */
function* inTheWay(
  { kind, rep: own = 1, prone }: Pick<Target, 'kind' | 'rep' | 'prone'>,
  lmg: boolean,
): Play<InItsWay | 'clear', never> {
  if (kind === 'zombie' || prone) return kind === 'zombie' ? 'zombie' : 'prone';
  const { result } = yield* overrun(ODDS, { rep: own }, { lmg });
  return result === 'driverRollsToHit' || result === 'isHit' ? result : 'clear';
}
