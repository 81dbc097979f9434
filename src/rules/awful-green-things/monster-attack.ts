/** The monsters attack (3. Attack): declared area by area before a die is rolled; whoever they kill one of them devours. */
import { choose, draw, type Play, tell } from '../core/play.ts';
import { afflictionOf, befall } from './afflictions.ts';
import { options, STREAM } from './asking.ts';
import { chitRow } from './data/chits.ts';
import type { CrewId } from './data/crew.ts';
import { type MonsterKind, monsterOf, monsterRow } from './data/monsters.ts';
import { thrown } from './dice.ts';
import type { AgtEvent } from './events.ts';
import { fed } from './growing.ts';
import { areaRows } from './movement.ts';
import { isThere } from './outside/crew-strikes.ts';
import type { PlaceId } from './outside/places.ts';
import type { VehicleId } from './outside/state.ts';
import { constitutionOf, emptyVehiclesAt, isVehicle } from './outside/units.ts';
import { breaks, hitsCrew } from './outside/wrecks.ts';
import {
  crewAt,
  crewBy,
  kindsAmong,
  type MonsterId,
  type MonsterSeen,
  monsterBy,
  monstersAt,
  placesOf,
  type Strike,
  type Table,
} from './state.ts';

/** Awake, with dice that it has not rolled this turn; Fragments too (AGT-3). */
const mayAttack = ({ kind, wakes, attacked }: MonsterSeen): boolean =>
  wakes === null && !attacked && monsterOf(kind).dice > 0;

export const attackersAt = (state: Table, area: PlaceId): readonly MonsterSeen[] =>
  monstersAt(state, area).filter(mayAttack);

/** Prey of the monsters in an area: where the Robot stands they see nobody else. */
export function preyAt(state: Table, area: PlaceId): readonly Prey[] {
  if (!isThere(state, area)) return [];
  const here = crewAt(state, area).map(({ id }) => id);
  if (here.includes('robot')) return ['robot'];
  const empty = emptyVehiclesAt(state, area);
  const first = empty.filter(({ kind }, at) => empty.findIndex((one) => one.kind === kind) === at);
  return [...here, ...first.map(({ id }) => id)];
}

/** A crewman, or an empty vehicle. */
type Prey = CrewId | VehicleId;

export const areasToAttack = (state: Table): readonly PlaceId[] =>
  placesOf(state).filter(
    (area) =>
      !state.fought.includes(area) && preyAt(state, area).length > 0 && attackersAt(state, area).length > 0,
  );

/** Picks an area; false when they attack nowhere else. */
export function* pickArea(state: Table): Play<boolean, AgtEvent> {
  const areas = areasToAttack(state);
  if (areas.length === 0) return false;
  const at = yield* choose({
    rule: 'agt.attack.where',
    seat: 'monsters',
    options: options('agt.attack.where', [...areas, 'done']),
  });
  if (at === 'done') return false;
  yield* tell<AgtEvent>({ rule: 'agt.battle', rows: areaRows(at), side: 'monsters', at });
  return true;
}

/** Each says whom it attacks, or all that are left say so together. */
export function* declare(state: Table, at: PlaceId, strikes: readonly Strike[]): Play<void, AgtEvent> {
  const left = attackersAt(state, at);
  const prey = preyAt(state, at);
  const offered = kindsAmong(left).flatMap((kind) => prey.map((crew) => `${kind}:${crew}` as const));
  const all = left.length > 1 ? prey.map((crew) => `all:${crew}` as const) : [];
  const last: 'roll' | 'off' = strikes.length > 0 ? 'roll' : 'off';
  const chosen =
    left.length === 0
      ? 'roll'
      : yield* choose({
          rule: 'agt.attack.whom',
          seat: 'monsters',
          of: at,
          options: options('agt.attack.whom', [...all, ...offered, last]),
        });
  if (chosen === 'off') return yield* tell<AgtEvent>({ rule: 'agt.battle.off', at });
  if (chosen === 'roll') return yield* rolled(state, at, strikes);
  const [who, on] = chosen.split(':') as [MonsterKind | 'all', Prey];
  const joining = who === 'all' ? left : left.filter(({ kind }) => kind === who).slice(0, 1);
  for (const { id, kind } of joining) {
    const strike: Strike = { by: id, weapon: null, tried: null, at, on };
    const rows = [monsterRow(kind).row];
    yield* tell<AgtEvent>({ rule: 'agt.declare', rows, side: 'monsters', strike, kind });
  }
}

const diceOfAll = (attackers: readonly MonsterSeen[]): number =>
  attackers.reduce((sum, { kind }) => sum + monsterOf(kind).dice, 0);

function* rolled(state: Table, at: PlaceId, strikes: readonly Strike[]): Play<void, AgtEvent> {
  const byPrey = Map.groupBy(strikes, ({ on }) => on);
  for (const [on, some] of byPrey) {
    const attackers = some.map(({ by }) => monsterBy(state, by));
    if (on === null) continue;
    if (!isVehicle(on)) yield* attacked(state, at, crewBy(state, on).id, attackers);
    else {
      const by = attackers.map(({ id }) => id);
      yield* breaks(state, { id: on, at, dice: diceOfAll(attackers), by });
    }
  }
  yield* tell<AgtEvent>({ rule: 'agt.battle.over', areas: [at] });
}

function* attacked(
  state: Table,
  at: PlaceId,
  target: CrewId,
  attackers: readonly MonsterSeen[],
): Play<void, AgtEvent> {
  const dice = diceOfAll(attackers);
  const { constitution, rows: its } = constitutionOf(state, target);
  const rows = [...its, ...kindsAmong(attackers).map((kind) => monsterRow(kind).row)];
  const asked = { rule: 'agt.attack', seat: 'monsters', dice, constitution, target, rows } as const;
  const fell = yield* thrown(asked);
  const by = attackers.map(({ id }) => id);
  const against = { target, kind: null, at, dice, constitution, by, ...fell };
  yield* hitsCrew(state, { rule: 'agt.attack', rows, side: 'monsters', why: 'fight', ...against });
  if (!fell.done) return;
  const eater = yield* eaterAmong(state, target, by);
  if (eater === undefined) return;
  if (target === 'robot') return yield* eatsRobot(state, eater);
  yield* tell<AgtEvent>({ rule: 'agt.eat', crew: target, by: eater.id, kind: eater.kind, at });
  yield* fed(state, eater);
}

/** Chooses the eater among the monsters that attacked him; those of one kind are alike. */
function* eaterAmong(
  state: Table,
  target: CrewId,
  ids: readonly MonsterId[],
): Play<MonsterSeen | undefined, never> {
  const attackers = state.monsters.filter(({ id }) => ids.includes(id));
  const kinds = kindsAmong(attackers);
  const [only] = kinds;
  const chosen =
    kinds.length <= 1
      ? only
      : yield* choose({
          rule: 'agt.eat',
          seat: 'monsters',
          of: target,
          options: options('agt.eat', kinds),
        });
  return attackers.find(({ kind }) => kind === chosen);
}

/** A chit says what comes of that, to the eater alone, and goes back to the cup (AGT-14). */
function* eatsRobot(state: Table, { id, kind, at }: MonsterSeen): Play<void, AgtEvent> {
  yield* tell<AgtEvent>({ rule: 'agt.robot.eaten', by: id, kind, at });
  if (state.cup.length === 0) return;
  const chit = yield* draw({ rule: 'agt.robot.chit', seat: 'monsters', stream: STREAM, from: state.cup });
  yield* tell<AgtEvent>({ rule: 'agt.robot.chit', rows: [chitRow(chit).row], chit });
  yield* befall(state, afflictionOf(chit, { targets: [id], areas: [], by: [], why: 'robot' }));
}
