/** The crew attacks (Crew Player’s Turn, 3. Attack): an area, who attacks there and how, and only then the dice. */
import { choose, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { options } from './asking.ts';
import { type CrewId, crewRow } from './data/crew.ts';
import { type TriedKind, weaponRow } from './data/weapons.ts';
import type { AgtEvent } from './events.ts';
import { areaRows } from './movement.ts';
import { blastBy, boatOfBlast, zoomsOff } from './outside/blast.ts';
import { thrownOff, throwsOff } from './outside/cargo-movers.ts';
import { lidOpens } from './outside/crew-strikes.ts';
import type { PlaceId } from './outside/places.ts';
import { attackOf, resolve } from './resolving.ts';
import { type Battle, crewBy, monsterBy, type Strike, type Table, weaponOfCrew } from './state.ts';
import { areasToStrike, fieldOf, type StrikeChoice, strikesOf } from './strikes.ts';

/** Picks an area; false when they attack nowhere else. */
export function* pickTarget(state: Table): Play<boolean, AgtEvent> {
  const areas = areasToStrike(state);
  if (areas.length === 0) return false;
  const at = yield* choose({
    rule: 'agt.strike.where',
    seat: 'crew',
    options: options('agt.strike.where', [...areas, 'done']),
  });
  if (at === 'done') return false;
  yield* tell<AgtEvent>({ rule: 'agt.battle', rows: areaRows(at), side: 'crew', at });
  return true;
}

export function strikeOf(state: Table, by: CrewId, choice: StrikeChoice): Strike {
  const [how, which = '', kind] = choice.split(':');
  const monster = kind === undefined ? null : monsterBy(state, which);
  const at = monster?.at ?? (which as PlaceId);
  const on = monster?.id ?? null;
  if (how === 'hand') return { by, weapon: null, tried: null, at, on };
  if (how === 'blast') return { by, weapon: blastBy(state, by), tried: 'fuel', at, on };
  return { by, weapon: weaponOfCrew(state, by)?.id ?? null, tried: how as TriedKind, at, on };
}

/** Asks who attacks, then how; or all is declared. */
export function* declareStrike(state: Table, battle: Seen<Battle>): Play<void, AgtEvent> {
  const { at, strikes } = battle;
  const able = state.crew.filter((crewman) => strikesOf(state, battle, crewman).length > 0);
  const last: 'roll' | 'off' = strikes.length > 0 ? 'roll' : 'off';
  const who =
    able.length === 0
      ? last
      : yield* choose({
          rule: 'agt.strike.who',
          seat: 'crew',
          of: at,
          options: options('agt.strike.who', [...able.map(({ id }) => id), last]),
        });
  if (who === 'off') return yield* tell<AgtEvent>({ rule: 'agt.battle.off', at });
  if (who === 'roll') return yield* rolled(state, battle);
  const how = yield* choose({
    rule: 'agt.strike.how',
    seat: 'crew',
    of: who,
    options: options('agt.strike.how', [...strikesOf(state, battle, crewBy(state, who)), 'back']),
  });
  if (how === 'back') return;
  const strike = strikeOf(state, who, how);
  const armed = weaponOfCrew(state, who);
  const rows = [
    crewRow(who).row,
    ...(armed && strike.weapon === armed.id ? [weaponRow(armed.kind).row] : []),
  ];
  const kind = state.monsters.find(({ id }) => id === strike.on)?.kind ?? null;
  yield* tell<AgtEvent>({ rule: 'agt.declare', rows, side: 'crew', strike, kind });
  yield* lidOpens(state, strike);
}

function* rolled(state: Table, battle: Seen<Battle>): Play<void, AgtEvent> {
  const areas = fieldOf(state, battle);
  const off = battle.strikes.filter((strike) => throwsOff(state, strike));
  for (const { by, on } of off) {
    const monster = state.monsters.find(({ id }) => id === on);
    if (monster !== undefined) yield* thrownOff(state, by, monster);
  }
  yield* resolve(state, attackOf(state, battle.strikes));
  for (const { by, weapon } of battle.strikes) {
    const boat = weapon === null ? undefined : boatOfBlast(weapon);
    if (boat !== undefined) yield* zoomsOff(state, boat, crewBy(state, by).id);
  }
  yield* tell<AgtEvent>({ rule: 'agt.battle.over', areas });
}
