/** A bot’s view of the ship: who threatens which area, and what is worth how much. */

import type { Chit } from '../data/chits.ts';
import { type CrewId, crewmanOf } from '../data/crew.ts';
import { type MonsterKind, monsterOf, stopsCrew } from '../data/monsters.ts';
import { type WeaponKind, weaponOf } from '../data/weapons.ts';
import { crewReach, monsterReach, stopsFor } from '../movement.ts';
import type { PlaceId } from '../outside/places.ts';
import { stepsApart } from '../outside/ways.ts';
import { placesOf, type Table } from '../state.ts';

export const MONSTER_WORTH: Readonly<Record<MonsterKind, number>> = {
  adult: 4.5,
  baby: 2.4,
  egg: 1.2,
  fragment: 1.4,
};

/** Worth of a chit to the holder of a weapon that has it; untried weapons hold a promise. */
export const CHIT_WORTH: Readonly<Record<Chit, number>> = {
  'kill-5': 6,
  'kill-4': 5,
  'kill-3': 3.5,
  'stun-5': 2.5,
  shrink: 4,
  fragments: -1,
  grow: -3,
  'no-effect': -2,
};

/** Points, and hands that fight on. */
export const crewWorth = (id: CrewId): number => {
  const { constitution, dice, counts } = crewmanOf(id);
  return (counts ? constitution / 6 : 1) + dice;
};

type ByArea = Readonly<Record<PlaceId, number>>;

interface Threat {
  /** Dice that monsters could bring there in their next turn. */
  readonly threat: ByArea;
}

/** Figures by area that the monsters go by. */
export interface MonstersOutlook extends Threat {
  /** Dice of crew that could walk in there. */
  readonly reply: ByArea;
  readonly toCrew: ByArea;
}

/** Figures by area that the crew go by. */
export interface CrewOutlook extends Threat {
  /** Steps to the nearest monster that moves, or to any if none does. */
  readonly toMonster: ByArea;
  readonly monsters: ByArea;
  /** Worth of the best weapon lying at a place or not far from it, where no monster is. */
  readonly loot: ByArea;
}

function counted(state: Table): Record<PlaceId, number> {
  const none = {} as Record<PlaceId, number>;
  for (const area of placesOf(state)) none[area] = 0;
  return none;
}

function nearest(state: Table, to: readonly PlaceId[]): ByArea {
  const found = counted(state);
  const unique = [...new Set(to)];
  for (const area of placesOf(state)) {
    let least: number = placesOf(state).length;
    for (const other of unique) least = Math.min(least, stepsApart(area, other));
    found[area] = least;
  }
  return found;
}

function threatTo(state: Table): ByArea {
  const threat = counted(state);
  const stops = stopsFor(state, 'monsters');
  const reaches = new Map<string, readonly PlaceId[]>();
  for (const monster of state.monsters) {
    const { kind, at, wakes } = monster;
    const { dice } = monsterOf(kind);
    if (wakes !== null || dice === 0) continue;
    const like = `${kind} ${at}`;
    const reach = reaches.get(like) ?? [at, ...monsterReach(monster, stops)];
    reaches.set(like, reach);
    for (const area of reach) threat[area] += dice;
  }
  return threat;
}

function replyTo(state: Table): ByArea {
  const reply = counted(state);
  const stops = stopsFor(state, 'crew');
  for (const crewman of state.crew) {
    const { id, at, wakes } = crewman;
    if (at === null || wakes !== null) continue;
    for (const area of [at, ...crewReach(state, crewman, stops)]) reply[area] += crewmanOf(id).dice;
  }
  return reply;
}

const UNTRIED = 3;
const WIDE = 1.5;

export function weaponWorth({ effects }: Table, kind: WeaponKind): number {
  const chit = effects[kind];
  const worth = chit === null ? UNTRIED : CHIT_WORTH[chit];
  if (kind === 'fence') return chit === null ? 0.5 : worth;
  return weaponOf(kind).hits === 'one' || worth < 0 ? worth : worth * WIDE;
}

function lootNear(state: Table, monsters: ByArea): ByArea {
  const loot = counted(state);
  for (const { at, kind, on } of state.weapons) {
    if (at === null || on || monsters[at] > 0) continue;
    const worth = weaponWorth(state, kind);
    for (const area of placesOf(state))
      loot[area] = Math.max(loot[area], worth / (1.5 + stepsApart(area, at)));
  }
  return loot;
}

export function outlookOfMonsters(state: Table): MonstersOutlook {
  const crew = state.crew.flatMap(({ at }) => (at === null ? [] : [at]));
  return { threat: threatTo(state), reply: replyTo(state), toCrew: nearest(state, crew) };
}

export function outlookOfCrew(state: Table): CrewOutlook {
  const movers = state.monsters.filter(({ kind }) => stopsCrew(kind));
  const monsters = (movers.length > 0 ? movers : state.monsters).map(({ at }) => at);
  const nests = counted(state);
  for (const { at } of state.monsters) nests[at] += 1;
  return {
    threat: threatTo(state),
    toMonster: nearest(state, monsters),
    monsters: nests,
    loot: lootNear(state, nests),
  };
}

/** Changes with whatever moves, dies, wakes or is stunned: good enough to tell whether an outlook still holds. */
export function print({ turn, phase, monsters, crew, hatched }: Table): string {
  let stunned = 0;
  for (const { wakes } of monsters) if (wakes !== null) stunned += 1;
  return `${turn} ${phase} ${monsters.length} ${hatched} ${stunned} ${crew.filter(({ at }) => at !== null).length}`;
}
