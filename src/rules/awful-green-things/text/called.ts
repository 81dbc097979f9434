/** Names of options that may be chosen, and of chits that are drawn, by their ids alone. */
import { upperFirst } from '../../core/text/english.ts';
import { BOAT_IDS, type BoatId } from '../data/boats.ts';
import { CHITS, type Chit } from '../data/chits.ts';
import { CREW_IDS, type CrewId } from '../data/crew.ts';
import { MONSTER_KINDS, type MonsterKind } from '../data/monsters.ts';
import { TRIED_KINDS, type TriedKind } from '../data/weapons.ts';
import { PLACE_IDS, type PlaceId } from '../outside/places.ts';
import { isVehicle } from '../outside/units.ts';
import type { WeaponId } from '../state.ts';
import { areaText, placeName, whereText } from './areas.ts';
import { epilogueCalled } from './epilogue/game.ts';
import {
  BOAT_NAMES,
  CHIT_NAMES,
  CREW_NAMES,
  crewText,
  MONSTER_NAMES,
  monsterText,
  triedText,
  weaponText,
} from './names.ts';
import { OUTSIDE_DEEDS, OUTSIDE_DONE, OUTSIDE_WHOLE } from './outside/called.ts';
import { vehicleName } from './outside/events.ts';

const within = <T extends string>(all: readonly T[], id: string): T | undefined =>
  all.find((one) => one === id);

/** A single thing by its id: an area, one of the crew, a chit, a kind of monster, a boat. */
export function nameOf(id: string): string | undefined {
  const place = within<PlaceId>(PLACE_IDS, id);
  if (place) return placeName(place);
  const crew = within<CrewId>(CREW_IDS, id);
  if (crew) return CREW_NAMES[crew];
  const chit = within<Chit>(CHITS, id);
  if (chit) return CHIT_NAMES[chit];
  const kind = within<MonsterKind>(MONSTER_KINDS, id);
  if (kind) return MONSTER_NAMES[kind].one;
  const boat = within<BoatId>(BOAT_IDS, id);
  return boat && BOAT_NAMES[boat];
}

const DONE: Readonly<Record<string, string>> = {
  'agt.discovery': 'Nobody else goes in',
  'agt.move.monsters': 'No other monster moves',
  'agt.attack.where': 'No more attacks',
  'agt.grab': 'No more weapons change hands',
  'agt.move.crew': 'Nobody else moves',
  'agt.strike.where': 'No more attacks',
  ...OUTSIDE_DONE,
};

const WHOLE: Readonly<Record<string, string>> = {
  back: 'Choose again',
  off: 'Attack somewhere else',
  roll: 'All is declared: attack',
  all: 'All of them',
  go: 'Leave the ship',
  concede: 'Give up',
  none: 'Nothing grows',
  ...OUTSIDE_WHOLE,
};

const GROWS: Readonly<Record<MonsterKind, string>> = {
  adult: 'Adults lay Eggs',
  baby: 'Babies grow to Adults',
  egg: 'Eggs hatch to Babies',
  fragment: 'Fragments grow to Babies',
};

const place = (id: string): string => areaText(id as PlaceId);
const where = (id: string): string => whereText(id as PlaceId);
const who = (id: string): string => upperFirst(crewText(id as CrewId));
const monster = (kind: string): string => MONSTER_NAMES[kind as MonsterKind]?.one ?? kind;

/** Options of two parts and more, by the rule that asks or by their first part. */
const PARTS: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  'agt.set-up.monsters': ([kind = '', area = '']) => `${monster(kind)} ${where(area)}`,
  'agt.discovery': ([crew = '', area = '']) => `${who(crew)} goes to ${place(area)}`,
  'agt.move.monsters': ([kind = '', area = '']) => `${monster(kind)} ${where(area)}`,
  'agt.move.monsters.to': ([, area = '']) => `All of them to ${place(area)}`,
  'agt.grow.which': ([area = '']) => `${placeName(area as PlaceId)}: stunned`,
  'agt.grow': ([kind = '']) => `${GROWS[kind as MonsterKind]}, inside the ship alone`,
  'agt.attack.whom': ([kind = '', on = '']) => {
    const prey = isVehicle(on) ? `the empty ${vehicleName(on)}` : crewText(on as CrewId);
    return kind === 'all' ? `All that are left attack ${prey}` : `${monster(kind)} attacks ${prey}`;
  },
};

const DEEDS: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  take: ([, crew = '', weapon = '']) => `${who(crew)} takes ${weaponText(weapon as WeaponId)}`,
  lay: ([, crew = '']) => `${who(crew)} lays the weapon down`,
  trade: ([, crew = '', other = '']) => `${who(crew)} and ${crewText(other as CrewId)} trade weapons`,
  off: ([, fence = '']) => `Switch off Electric Fence ${fence.split('-').at(-1) ?? ''}`,
  fence: ([, crew = '']) => `${who(crew)} stays to set up the Electric Fence`,
  overload: ([, crew = '']) => `${who(crew)} stays to overload the engines`,
  leave: ([, boat = '']) => `Leave in the ${BOAT_NAMES[boat as BoatId]}`,
  ...OUTSIDE_DEEDS,
};

/** `hand:m7:adult`, `gas:galley`. */
function strikeText([how = '', which = '', kind]: readonly string[]): string {
  const target = kind === undefined ? place(which) : monsterText(kind as MonsterKind, which);
  if (how === 'blast') return `Rocket blast into ${target}`;
  if (how === 'hand') return `Hand to hand with ${target}`;
  return `${triedText(within<TriedKind>(TRIED_KINDS, how) ?? 'knife')} ${kind === undefined ? 'into' : 'against'} ${target}`;
}

export function called(rule: string, answer: string): string {
  if (answer === 'done') return DONE[rule] ?? 'Done';
  const whole = WHOLE[answer] ?? epilogueCalled(answer);
  if (whole !== undefined) return whole;
  const parts = answer.split(':');
  if (rule === 'agt.grow' && parts.length === 1) return GROWS[answer as MonsterKind] ?? answer;
  if (parts.length === 1) return nameOf(answer) ?? answer;
  if (rule === 'agt.strike.how') return strikeText(parts);
  return (PARTS[rule] ?? DEEDS[parts[0] ?? ''])?.(parts) ?? answer;
}
