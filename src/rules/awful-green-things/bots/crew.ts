/** The careful bot’s play of the crew: it arms them, keeps the weak at range, fights together, and leaves while there is time. */

import type { AreaId } from '../data/areas.ts';
import { BOAT_IDS, boatRow } from '../data/boats.ts';
import { type CrewId, crewmanOf } from '../data/crew.ts';
import { monsterOf } from '../data/monsters.ts';
import { nextTo } from '../data/plan.ts';
import { SIGHT } from '../data/sight.ts';
import { weaponOf } from '../data/weapons.ts';
import { type Stops, stopsFor } from '../movement.ts';
import { destinationsOf } from '../outside/destinations.ts';
import { isArea, type PlaceId } from '../outside/places.ts';
import { aimsOutside } from '../outside/sight.ts';
import { diceOf, toughness } from '../outside/units.ts';
import { stepsApart } from '../outside/ways.ts';
import { chanceOfTotal } from '../prospect.ts';
import {
  type CrewmanSeen,
  crewAboard,
  crewAt,
  crewBy,
  kindOfWeapon,
  monstersAt,
  type Table,
  type WeaponId,
  weaponBy,
  weaponOfCrew,
} from '../state.ts';
import type { Worth } from './monsters.ts';
import { CHIT_WORTH, type CrewOutlook, crewWorth, MONSTER_WORTH, weaponWorth } from './outlook.ts';
import {
  baysLeft,
  enteringWorth,
  floatWorth,
  hatchWorth,
  isOnBoat,
  outsideMoveWorth,
  sootWorth,
} from './outside.ts';

const heldWorth = (state: Table, crew: CrewId): number => {
  const held = weaponOfCrew(state, crew);
  return held === undefined ? 0 : weaponWorth(state, held.kind);
};

/** Nobody is left who could come home. */
const isOver = (state: Table): boolean => crewAboard(state).every(({ id }) => !crewmanOf(id).counts);

export function grabWorth(state: Table): Worth {
  return (id) => {
    const [what, crew = '', weapon = ''] = id.split(':');
    if (what === 'done') return 0.2;
    if (what === 'concede') return isOver(state) ? 9 : -1;
    if (what === 'enter' || what === 'get-out' || what === 'soot')
      return enteringWorth(state, isLost(state), [what, crew, weapon]);
    if (what === 'take') {
      const { kind, on } = weaponBy(state, weapon);
      if (on) return -1;
      const { dice } = crewmanOf(crew as CrewId);
      return weaponWorth(state, kind) - heldWorth(state, crew as CrewId) - dice * 0.1;
    }
    if (what === 'off') {
      const chit = state.effects[kindOfWeapon(crew as WeaponId)];
      return chit !== null && CHIT_WORTH[chit] < 0 ? 5 : -1;
    }
    if (what === 'lay') return heldWorth(state, crew as CrewId) < 0 ? 1 : -1;
    return -1;
  };
}

/** Too few and too weak to win, or the engines will blow up: whoever can should go home. */
export function isLost(state: Table): boolean {
  if (state.explodes !== null) return true;
  const crew = crewAboard(state).reduce(
    (sum, { id }) => sum + crewmanOf(id).dice + heldWorth(state, id) / 2,
    0,
  );
  const monsters = state.monsters.reduce((sum, { kind }) => sum + MONSTER_WORTH[kind], 0);
  return state.turn > 2 && monsters > crew * 3.2;
}

const BAYS: readonly AreaId[] = BOAT_IDS.map((boat) => boatRow(boat).result.bay);

/** Worth of the best kill that a crewman and those with him are likely to make in an area. */
function fightWorth(state: Table, outlook: CrewOutlook, { id }: CrewmanSeen, area: PlaceId): number {
  if (outlook.monsters[area] === 0) return 0;
  const here = monstersAt(state, area);
  if (here.length === 0) return 0;
  const friends = crewAt(state, area).filter((other) => other.id !== id);
  const dice = [id, ...friends.map((other) => other.id)].reduce(
    (sum, one) => sum + diceOf(state, one).dice,
    0,
  );
  const best = here.map(
    ({ kind }) => chanceOfTotal(dice, monsterOf(kind).constitution) * MONSTER_WORTH[kind],
  );
  return Math.max(...best);
}

/** Monsters that his weapon reaches from there, without having to be among them. */
function rangeWorth(state: Table, { monsters }: CrewOutlook, { id }: CrewmanSeen, area: PlaceId): number {
  const held = weaponOfCrew(state, id);
  if (held === undefined) return 0;
  const worth = weaponWorth(state, held.kind);
  if (worth <= 0) return 0;
  const { reach, hits } = weaponOf(held.kind);
  const others = !isArea(area)
    ? aimsOutside(state, area, reach)
    : reach === 'next'
      ? nextTo(area)
      : reach === 'sight'
        ? SIGHT[area]
        : [];
  let largest = monsters[area];
  let isOneAlone = largest === 1;
  for (const at of others) {
    largest = Math.max(largest, monsters[at]);
    isOneAlone ||= monsters[at] === 1;
  }
  if (largest === 0 || reach === 'fixed') return 0;
  const untried = state.effects[held.kind] === null;
  const most = hits === 'one' ? 1 : untried ? (isOneAlone ? 1 : 0.4) : Math.min(4, largest);
  return worth * 0.5 * most;
}

/** Loss to be expected in an area: the crewman’s own worth, by the chance that all monsters that can come there kill him. */
function riskWorth(state: Table, { threat }: CrewOutlook, { id, at }: CrewmanSeen, area: PlaceId): number {
  const friends = crewAt(state, area).length + (at === area ? 0 : 1);
  const dice = Math.ceil(threat[area] / Math.max(1, friends));
  return chanceOfTotal(dice, toughness(state, id)) * crewWorth(id);
}

function standWorth(
  state: Table,
  outlook: CrewOutlook,
  crewman: CrewmanSeen,
  area: PlaceId,
  lost: boolean,
): number {
  const risk = riskWorth(state, outlook, crewman, area);
  const bays = lost ? baysLeft(state, BAYS) : [];
  if (bays.length > 0 && !isOnBoat(area))
    return -Math.min(...bays.map((bay) => stepsApart(area, bay))) * 2 - risk * 0.4;
  const fight = Math.max(
    fightWorth(state, outlook, crewman, area),
    rangeWorth(state, outlook, crewman, area),
    floatWorth(state, outlook, crewman, area),
  );
  const armed = weaponOfCrew(state, crewman.id) !== undefined || !crewmanOf(crewman.id).armed;
  const fetch = armed ? 0 : outlook.loot[area];
  const near = outlook.toMonster[area] * (armed || crewmanOf(crewman.id).dice > 1 ? 0.25 : 0.05);
  return fight * 1.6 - risk * 0.8 + fetch - near + hatchWorth(state, area) + sootWorth(state, crewman, area);
}

/** Gain of each crewman by a move; those who stay where they are best aren’t asked further. */
export function moverWorth(state: Table, outlook: CrewOutlook): Worth {
  const stops = stopsFor(state, 'crew');
  const lost = isLost(state);
  return (id) => {
    if (id === 'done') return 0.15;
    const [what = '', which] = id.split(':');
    if (which === undefined) return gainOf(state, outlook, stops, crewBy(state, what), lost);
    if (what === 'leave') return lost ? 50 : -1;
    if (what === 'overload') return lost && state.explodes === null ? 40 : -1;
    const out = outsideMoveWorth(state, lost, id.split(':'));
    if (out !== undefined) return out;
    const chit = state.effects.fence;
    return chit === null || CHIT_WORTH[chit] > 0 ? 0.4 : -1;
  };
}

function gainOf(
  state: Table,
  outlook: CrewOutlook,
  stops: Stops,
  crewman: CrewmanSeen,
  lost: boolean,
): number {
  const { at } = crewman;
  if (at === null) return -1;
  const stay = standWorth(state, outlook, crewman, at, lost);
  const reach = destinationsOf(state, crewman, stops).map((area) =>
    standWorth(state, outlook, crewman, area, lost),
  );
  return Math.max(...reach) - stay;
}

export function goalWorth(state: Table, outlook: CrewOutlook, crew: string): Worth {
  const crewman = crewBy(state, crew);
  const lost = isLost(state);
  return (id) => (id === 'back' ? -1_000 : standWorth(state, outlook, crewman, id as PlaceId, lost));
}

/** A small nest, and somebody who can clear it. */
export function discoveryWorth(state: Table, outlook: CrewOutlook): Worth {
  return (id) => {
    if (id === 'done') return 0;
    const [crew, area] = id.split(':') as [CrewId, PlaceId];
    const crewman = crewBy(state, crew);
    const risk = chanceOfTotal(outlook.threat[area], crewmanOf(crew).constitution) * crewWorth(crew);
    return fightWorth(state, outlook, crewman, area) * 2 - risk;
  };
}

/** Worth of a starting area: weapons that lie there, less crew who stand by them. */
export function startWorth(state: Table): Worth {
  return (id) => {
    const lying = state.weapons.filter(({ at }) => at === id).length;
    return lying - crewAt(state, id as PlaceId).length;
  };
}
