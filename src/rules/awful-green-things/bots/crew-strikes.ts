/** Worth of an attack of the crew to the careful bot: kills that are likely, and weapons tried on one monster at a time. */

import { chitOf } from '../data/chits.ts';
import { type CrewId, crewmanOf } from '../data/crew.ts';
import { monsterOf } from '../data/monsters.ts';
import { kindOf, type TriedKind, weaponOf } from '../data/weapons.ts';
import { throwsOff } from '../outside/cargo-movers.ts';
import type { PlaceId } from '../outside/places.ts';
import { cloudAt } from '../outside/sight.ts';
import { diceOf } from '../outside/units.ts';
import { chanceOfTotal } from '../prospect.ts';
import { type Battle, crewAt, kindOfWeapon, type MonsterSeen, monstersAt, type Table } from '../state.ts';
import { strikesOf } from '../strikes.ts';
import type { Worth } from './monsters.ts';
import { MONSTER_WORTH } from './outlook.ts';
import { blastStrikeWorth } from './outside.ts';

const TRIAL = 1.6;

/** Dice to kill that are declared on one already. */
function declaredOn(state: Table, { id, at }: MonsterSeen, strikes: Battle['strikes']): number {
  return strikes.reduce((sum, { by, weapon, tried, on, at: area }) => {
    if (weapon === null || tried === null) return on === id ? sum + crewmanOf(by as CrewId).dice : sum;
    const chit = state.effects[tried];
    if (chit === null || chitOf(chit).does !== 'kill') return sum;
    const { hits } = weaponOf(kindOfWeapon(weapon));
    const isHit =
      hits === 'one' ? on === id : hits === 'area' ? area === at : cloudAt(state, area).includes(at);
    return isHit ? sum + chitOf(chit).dice : sum;
  }, 0);
}

const killWorth = (state: Table, monster: MonsterSeen, dice: number, strikes: Battle['strikes']): number => {
  const { constitution } = monsterOf(monster.kind);
  const before = declaredOn(state, monster, strikes);
  const gain = chanceOfTotal(before + dice, constitution) - chanceOfTotal(before, constitution);
  return gain * MONSTER_WORTH[monster.kind];
};

const shrinkWorth = ({ kind }: MonsterSeen): number => {
  const { shrinks } = monsterOf(kind);
  return MONSTER_WORTH[kind] - (shrinks === null ? 0 : MONSTER_WORTH[shrinks]);
};

/** Worth of a weapon’s known effect on all of the targets; for an untried weapon, the worth of trying it. */
function effectWorth(
  state: Table,
  tried: TriedKind,
  targets: readonly MonsterSeen[],
  strikes: Battle['strikes'],
): number {
  const chit = state.effects[tried];
  if (chit === null) return trialWorth(state, tried, targets, strikes);
  const { does, dice } = chitOf(chit);
  return targets.reduce((sum, monster) => {
    const { kind } = monster;
    if (does === 'kill') return sum + killWorth(state, monster, dice, strikes);
    if (does === 'stun')
      return (
        sum +
        (monster.wakes === null
          ? chanceOfTotal(dice, monsterOf(kind).constitution) * monsterOf(kind).dice * 0.3
          : 0)
      );
    return sum + (does === 'shrink' ? shrinkWorth(monster) : -2);
  }, 0);
}

/** Worth of trying a weapon: best on one monster at a time, and never together with another untried one. */
function trialWorth(
  state: Table,
  tried: TriedKind,
  targets: readonly MonsterSeen[],
  strikes: Battle['strikes'],
): number {
  const others = strikes.some(
    (strike) => strike.tried !== null && strike.tried !== tried && state.effects[strike.tried] === null,
  );
  const again = strikes.some((strike) => strike.tried === tried);
  if (others || again) return -1;
  const isSpoken = targets.some(({ id }) => strikes.some(({ on }) => on === id));
  return TRIAL - 0.9 * (targets.length - 1) - (isSpoken ? 0.6 : 0);
}

/** Crew that a cloud would hit. */
function ownWorth(state: Table, tried: TriedKind, area: PlaceId): number {
  const { toCrew } = weaponOf(kindOf(tried));
  if (toCrew === null) return 0;
  const hit = cloudAt(state, area)
    .flatMap((at) => crewAt(state, at))
    .filter(({ id }) => id !== 'robot').length;
  return hit * (toCrew === 'stun' ? 2 : 5);
}

export function strikeWorth(state: Table, battle: Battle, crew: string): Worth {
  const { strikes } = battle;
  return (id) => {
    const [how = '', which = '', kind] = id.split(':');
    if (how === 'back') return 0;
    const one = kind === undefined ? undefined : state.monsters.find((monster) => monster.id === which);
    if (how === 'hand') {
      if (one !== undefined && throwsOff(state, { by: crew as CrewId, weapon: null }))
        return MONSTER_WORTH[one.kind];
      const { dice } = diceOf(state, crew as CrewId);
      return one === undefined ? 0 : killWorth(state, one, dice, strikes) + 0.05;
    }
    if (how === 'blast') return blastStrikeWorth(state, which as PlaceId);
    const tried = how as TriedKind;
    if (one !== undefined) return effectWorth(state, tried, [one], strikes);
    const area = which as PlaceId;
    const areas = weaponOf(kindOf(tried)).hits === 'cloud' ? cloudAt(state, area) : [area];
    const targets = areas.flatMap((at) => monstersAt(state, at));
    return effectWorth(state, tried, targets, strikes) - ownWorth(state, tried, area);
  };
}

/** The best that he can do in it. */
export function bestStrike(state: Table, battle: Battle, crew: string): number {
  const crewman = state.crew.find(({ id }) => id === crew);
  if (crewman === undefined) return 0;
  const worth = strikeWorth(state, battle, crew);
  return Math.max(0, ...strikesOf(state, battle, crewman).map(worth));
}

/** Worth of the best strike that any of the crew has at a place; 0 where nobody has anything to gain. */
export function targetWorth(state: Table, at: PlaceId): number {
  const battle: Battle = { side: 'crew', at, strikes: [] };
  return Math.max(0, ...state.crew.map(({ id }) => bestStrike(state, battle, id)));
}
