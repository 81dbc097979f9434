/** The careful bot’s play of the Green Things: it grows what gains most, strikes where it can kill, and spreads to lay elsewhere. */

import type { CrewId } from '../data/crew.ts';
import { type MonsterKind, monsterOf } from '../data/monsters.ts';
import { attackersAt } from '../monster-attack.ts';
import { monsterReach, stopsFor } from '../movement.ts';
import { packOf } from '../moving.ts';
import { isArea, type PlaceId } from '../outside/places.ts';
import { isVehicle, toughness } from '../outside/units.ts';
import { stepsApart } from '../outside/ways.ts';
import { chanceOfTotal } from '../prospect.ts';
import { countOf, crewAt, type MonsterSeen, monsterBy, spare, type Table } from '../state.ts';
import { crewWorth, MONSTER_WORTH, type MonstersOutlook } from './outlook.ts';

export type Worth = (id: string) => number;

/** Worth of growing a level: how many monsters grow, times what each gains. */
export function growWorth(state: Table): Worth {
  return (id) => {
    if (id === 'concede' || id === 'none') return -1;
    const [level, where] = id.split(':') as [MonsterKind, 'in'?];
    const { grows } = monsterOf(level);
    const here =
      where === undefined
        ? countOf(state, level)
        : state.monsters.filter(({ kind, at }) => kind === level && isArea(at)).length;
    const some = Math.min(here, spare(state, grows ?? 'egg'));
    return some * (grows === null ? MONSTER_WORTH.egg : MONSTER_WORTH[grows] - MONSTER_WORTH[level]);
  };
}

/** Eggs hide, Adults lie in wait. */
export function placeWorth(state: Table): Worth {
  const crew = state.crew.flatMap(({ at }) => (at === null ? [] : [at]));
  return (id) => {
    const [kind, area] = id.split(':') as [MonsterKind, PlaceId];
    const far = Math.min(...crew.map((at) => stepsApart(area, at)));
    return kind === 'adult' ? 3 - far : kind === 'baby' ? 1 - Math.abs(far - 1) : far;
  };
}

/** Worth of an attack on the crew in an area, with all dice that can come there. */
function preyWorth(state: Table, area: PlaceId, dice: number): number {
  const here = crewAt(state, area);
  if (here.length === 0) return 0;
  const robot = here.some(({ id }) => id === 'robot');
  const prey = robot ? here.filter(({ id }) => id === 'robot') : here;
  const best = Math.max(...prey.map(({ id }) => chanceOfTotal(dice, toughness(state, id)) * crewWorth(id)));
  // The Robot alone makes salad of whoever comes too near.
  return robot ? best - 4 : best;
}

/** Number of monsters at each place. */
function crowdsOf({ monsters }: Table): ReadonlyMap<PlaceId, number> {
  const crowds = new Map<PlaceId, number>();
  for (const { at } of monsters) crowds.set(at, (crowds.get(at) ?? 0) + 1);
  return crowds;
}

/** Worth for a monster of this kind to be in an area at the end of the move. */
function standWorth(
  state: Table,
  { threat, reply, toCrew }: MonstersOutlook,
  crowds: ReadonlyMap<PlaceId, number>,
  area: PlaceId,
  kind: MonsterKind,
): number {
  const prey = toCrew[area] > 0 ? 0 : preyWorth(state, area, threat[area]);
  const risk = chanceOfTotal(Math.ceil(reply[area] / 2), monsterOf(kind).constitution) * MONSTER_WORTH[kind];
  // With nobody to eat there, room to lay and a short way to the next meal count.
  return prey * 1.5 - risk * 0.5 - (prey > 0 ? 0 : (crowds.get(area) ?? 0) * 0.25) - toCrew[area] * 0.3;
}

/** The gain of the best move of a pack over staying. */
export function packWorth(state: Table, outlook: MonstersOutlook): Worth {
  const crowds = crowdsOf(state);
  const stops = stopsFor(state, 'monsters');
  return (id) => {
    if (id === 'done') return 0.3;
    const [first] = packOf(state, id);
    if (!first) return -1;
    const stay = standWorth(state, outlook, crowds, first.at, first.kind);
    const best = monsterReach(first, stops).map((area) =>
      standWorth(state, outlook, crowds, area, first.kind),
    );
    return Math.max(...best) - stay;
  };
}

export function destinationWorth(state: Table, outlook: MonstersOutlook, pack: string): Worth {
  const crowds = crowdsOf(state);
  const [first] = packOf(state, pack);
  return (id) => {
    if (first === undefined || id === 'back') return -1_000;
    if (id.startsWith('all:')) return -1_000;
    return standWorth(state, outlook, crowds, id as PlaceId, first.kind);
  };
}

const diceOf = (some: readonly MonsterSeen[]): number =>
  some.reduce((sum, { kind }) => sum + monsterOf(kind).dice, 0);

/** Enough dice for a likely kill are enough. */
const LIKELY = 0.8;

/** An empty one may be got into. */
const VEHICLE_WORTH = 0.6;

/** All on whoever is the best catch, until that is likely; then on the next. */
export function whomWorth(state: Table, at: PlaceId): Worth {
  const left = attackersAt(state, at);
  const all = diceOf(left);
  const strikes = state.battle?.strikes ?? [];
  const declared = (crew: string) =>
    diceOf(strikes.filter(({ on }) => on === crew).map(({ by }) => monsterBy(state, by)));
  return (id) => {
    const [who = '', crew = ''] = id.split(':');
    if (crew === '') return id === 'roll' ? 0.01 : -1;
    const constitution = toughness(state, crew);
    const worth = isVehicle(crew) ? VEHICLE_WORTH : crewWorth(crew as CrewId);
    const before = declared(crew);
    const chance = chanceOfTotal(before, constitution);
    if (chance >= LIKELY) return 0;
    const most = chanceOfTotal(before + all, constitution);
    const catchWorth = most * worth;
    if (who === 'all') return most >= LIKELY && left.length > 1 ? -1 : catchWorth;
    // Attackers are declared one after another, as few as are enough, the strongest first.
    return most < LIKELY ? catchWorth - 0.5 : catchWorth + monsterOf(who as MonsterKind).dice / 100;
  };
}

/** Worth of a meal to each eater: by how much it gains. */
export function eaterWorth(state: Table): Worth {
  return (id) => {
    const kind = id as MonsterKind;
    const { grows } = monsterOf(kind);
    const to = grows ?? 'egg';
    if (spare(state, to) === 0) return 0;
    return grows === null ? MONSTER_WORTH.egg : MONSTER_WORTH[grows] - MONSTER_WORTH[kind];
  };
}
