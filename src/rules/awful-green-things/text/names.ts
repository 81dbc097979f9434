/** Names of crew, monsters, weapons, chits and boats. */
import { countedInWords, listed } from '../../core/text/english.ts';
import type { Noun } from '../../core/text/term.ts';
import type { BoatId } from '../data/boats.ts';
import type { Chit } from '../data/chits.ts';
import type { CrewId } from '../data/crew.ts';
import { MONSTER_KINDS, type MonsterKind } from '../data/monsters.ts';
import type { TriedKind, WeaponKind } from '../data/weapons.ts';
import { type Horde, kindOfWeapon, type WeaponId } from '../state.ts';

interface Counter extends Noun {
  readonly a: string;
}
const counter = (a: string, one: string, many: string): Counter => ({ a, one, many });

/** Names on the counter, and in lists. */
export const CREW_NAMES: Readonly<Record<CrewId, string>> = {
  captain: 'Captain Yid',
  'first-officer': '1st Officer',
  'comm-officer': 'Comm Officer',
  'operations-officer': 'Operations Officer',
  'engineering-officer': 'Engineering Officer',
  'supply-officer': 'Supply Officer',
  doc: 'Doc',
  medic: 'Medic',
  sparks: 'Sparks',
  sergeant: 'Marine Sergeant',
  'marine-1': 'Marine (19)',
  'marine-2': 'Marine (18)',
  cook: 'Cook',
  yeoman: 'Yeoman',
  technician: 'Technician',
  engineer: 'Engineer',
  machinist: 'Machinist',
  coxswain: 'Coxswain',
  'pilot-1': 'Pilot (15)',
  'pilot-2': 'Pilot (12)',
  robot: 'Robot',
  mascot: 'Mascot',
};

const BY_NAME: ReadonlySet<CrewId> = new Set<CrewId>(['captain', 'doc', 'sparks']);

/** Name of a crewman in a sentence: `the Cook`, `Captain Yid`. */
export const crewText = (crew: CrewId): string =>
  BY_NAME.has(crew) ? CREW_NAMES[crew] : `the ${CREW_NAMES[crew]}`;

export const crewListText = (crew: readonly CrewId[]): string => listed(crew.map(crewText));

export const MONSTER_NAMES: Readonly<Record<MonsterKind, Counter>> = {
  adult: counter('an Adult', 'Adult', 'Adults'),
  baby: counter('a Baby', 'Baby', 'Babies'),
  egg: counter('an Egg', 'Egg', 'Eggs'),
  fragment: counter('a Fragment', 'Fragment', 'Fragments'),
};

/** `two Adults and an Egg`, in words. */
export const hordeText = (horde: Readonly<Horde>): string =>
  listed(
    MONSTER_KINDS.flatMap((kind) => {
      const { one, many } = MONSTER_NAMES[kind];
      return horde[kind] > 0 ? [countedInWords(horde[kind], one, many)] : [];
    }),
  );

/** The same of so many kinds, one for each. */
export function kindsText(kinds: readonly MonsterKind[]): string {
  const horde: Horde = { adult: 0, baby: 0, egg: 0, fragment: 0 };
  for (const kind of kinds) horde[kind] += 1;
  return hordeText(horde);
}

/** `Adult 7`, of its kind and its id. */
export const monsterText = (kind: MonsterKind, id: string): string =>
  `${MONSTER_NAMES[kind].one} ${id.slice(1)}`;

export const WEAPON_NAMES: Readonly<Record<WeaponKind, Counter>> = {
  acid: counter('a Bottle of Acid', 'Bottle of Acid', 'Bottles of Acid'),
  zgwortz: counter('a Canister of Zgwortz', 'Canister of Zgwortz', 'Canisters of Zgwortz'),
  beamer: counter('a Communications Beamer', 'Communications Beamer', 'Communications Beamers'),
  fence: counter('an Electric Fence', 'Electric Fence', 'Electric Fences'),
  extinguisher: counter('a Fire Extinguisher', 'Fire Extinguisher', 'Fire Extinguishers'),
  gas: counter('a Gas Grenade', 'Gas Grenade', 'Gas Grenades'),
  hypodermic: counter('a Hypodermic', 'Hypodermic', 'Hypodermics'),
  knife: counter('a Knife', 'Knife', 'Knives'),
  'pool-stick': counter('a Pool Stick', 'Pool Stick', 'Pool Sticks'),
  fuel: counter('a Can of Rocket Fuel', 'Can of Rocket Fuel', 'Cans of Rocket Fuel'),
  'stun-pistol': counter('a Stun Pistol', 'Stun Pistol', 'Stun Pistols'),
  torch: counter('a Welding Torch', 'Welding Torch', 'Welding Torches'),
};

export const triedText = (tried: TriedKind): string =>
  tried === 'beamer-low' ? 'Communications Beamer at low frequency' : WEAPON_NAMES[tried].one;

/** `a Knife`, `an Electric Fence`. */
export const weaponText = (weapon: WeaponId): string => WEAPON_NAMES[kindOfWeapon(weapon)].a;

export const weaponsListText = (kinds: readonly WeaponKind[]): string =>
  listed(
    [...new Set(kinds)].map((kind) => {
      const count = kinds.filter((other) => other === kind).length;
      const { a, one, many } = WEAPON_NAMES[kind];
      return count === 1 ? a : countedInWords(count, one, many);
    }),
  );

export const CHIT_NAMES: Readonly<Record<Chit, string>> = {
  'kill-5': '5 Dice to Kill',
  'kill-4': '4 Dice to Kill',
  'kill-3': '3 Dice to Kill',
  'stun-5': '5 Dice to Stun',
  fragments: '1 Die Fragments',
  grow: 'Grow',
  shrink: 'Shrink',
  'no-effect': 'No Effect',
};

export const BOAT_NAMES: Readonly<Record<BoatId, string>> = {
  scout: 'Scout',
  cockboat: 'Cockboat',
  saucer: 'Saucer',
};
