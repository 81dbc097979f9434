/** Words for the cells of a table, and for its rows. */

import type { FenceRow } from '../../../../../rules/all-things-zombie/battlefield/fences.ts';
import { AREA_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';
import {
  negative,
  plain,
  signed,
  worded,
  wordedInLine,
} from '../../../../../rules/all-things-zombie/text/rows.ts';
import type { Area } from '../../../../../rules/all-things-zombie/types.ts';
import { upperFirst } from '../../../../../rules/core/text/english.ts';
import type { Term } from '../../../../../rules/core/text/term.ts';

const IN_THE_OPEN = { title: 'In the open', text: 'in the open' };

const IN_BODY_ARMOUR = { title: 'In body armour', text: 'in body armour' };

const LYING_FLAT = { title: 'Lying flat', text: 'lying flat' };

const EITHER_SIDE_MOVING_FAST = { title: 'Either side moving fast', text: 'either side moving fast' };

const TWO_WEAPONS_FIRED_AT_ONCE = { title: 'Two weapons fired at once', text: 'two weapons fired at once' };

const A_PRIMITIVE_WEAPON = { title: 'A primitive weapon', text: 'a primitive weapon' };

const THE_SECOND_TARGET = { title: 'The second target', text: 'the second target' };

const IN_COVER = { title: 'In cover', text: 'in cover' };

const THE_THIRD_TARGET_AND_FURTHER = {
  title: 'The third target and further ones',
  text: 'the third target and further ones',
};

/** Circumstances whose words, taken apart, would not read as a line. */
const WHEN: Readonly<Record<string, string>> = {
  others: 'otherwise',
  able: 'able to fire',
  lmg: 'with a light machine gun',
  'hidden-with-leader': 'hidden, with a Leader',
  'fired-on-by-hidden': 'fired on from hiding',
  'charging-ranged': 'charging with a ranged weapon',
  'charging-ranged-outgunned': 'charging with a ranged weapon, outgunned',
  'in-cover-outgunned': 'in cover, outgunned',
  'in-cover-unable': 'in cover, unable to fire',
};

/** `2-hidden-with-leader` as `2, hidden, with a Leader`. */
export function passesKey(key: string): string {
  const [, dice = key, when = ''] = /^(\d)-(.+)$/.exec(key) ?? [];
  return when === '' || when === 'all' ? dice : `${dice}, ${WHEN[when] ?? plain(when)}`;
}

export const list = (words: readonly string[]) =>
  words.length === 0 ? 'No choice' : upperFirst(words.map(wordedInLine).join(', '));

export const rolled = ({
  fixed,
  dice,
  halved = false,
}: {
  readonly fixed: number;
  readonly dice: number;
  readonly halved?: boolean;
}) => {
  if (dice === 0) return negative(fixed);
  const roll = halved ? `half of ${dice}D6` : `${dice}D6`;
  if (fixed === 0) return upperFirst(roll);
  return fixed > 0 ? `${fixed} + ${roll}` : `${upperFirst(roll)} − ${-fixed}`;
};

export interface Does {
  readonly title: string;
  readonly section: string;
  readonly does: { readonly does: string; readonly dice?: number; readonly rep?: number };
}

export function doesText({ does: { does, dice = 0, rep = 0 } }: Does): string {
  if (does === 'rep') return `${signed(rep)} Rep`;
  if (does === 'adds') return `${signed(dice)} ${Math.abs(dice) === 1 ? 'die' : 'dice'}`;
  return does === 'only' ? `${dice} at most` : `Rolls ${dice}`;
}

/** Tenths of an inch as inches. */
export const inches = (tenths: number) => `${tenths / 10}″`;
export const size = ([long, wide]: readonly [number, number]) => `${inches(long)} × ${inches(wide)}`;
export const storeys = ({ least, most }: { readonly least: number; readonly most: number }) =>
  least === most ? String(least) : `${least}–${most}`;
export const yes = (is: boolean) => (is ? 'Yes' : '–');

export const MOVEMENT: Readonly<Record<string, string>> = {
  normal: 'As usual',
  none: 'None',
  half: 'Half',
  'half-across': 'Half across',
  ford: 'A step a turn',
};
export const SIGHT: Readonly<Record<string, string>> = {
  clear: '–',
  reduced: 'Shorter',
  blocked: 'None',
};

export interface Building {
  readonly sides: readonly [number, number];
  readonly doors: readonly unknown[];
  readonly windowEvery: number | null;
  readonly urban: { readonly least: number; readonly most: number };
  readonly outskirts: { readonly least: number; readonly most: number };
}
export interface Vehicle {
  readonly sides: readonly [number, number];
  readonly holds: readonly number[];
}
export const CROSSING = {
  freely: 'As usual',
  task: 'A Task',
  never: 'Not at all',
} as const satisfies Record<FenceRow['crossing'], string>;

export interface Ground {
  readonly going: string;
  readonly cover: boolean;
  readonly concealed: boolean;
  readonly sight: string;
}

export const ITEM_COLUMNS = {
  weapons: 'Weapons',
  'surplus-ammo': 'Ammo',
  vehicles: 'Vehicles',
  'body-armor': 'Body armour',
  'medical-supplies': 'Medical',
} as const;

/** `school-urban` as `School, urban`; `no-building` as what it stands for. */
export const placeKey = (key: string) => {
  if (key === 'no-building') return 'Vehicle or trailer';
  return key.endsWith('-urban') ? `${worded(key.replace('-urban', ''))}, urban` : worded(key);
};
export const areaKey = (key: string) => {
  const [area = key, ...item] = key.split('-');
  return `${AREA_WORDS[area as Area].title}, ${wordedInLine(item.join('-'))}`;
};

export const HERO_ROWS: Readonly<Record<string, string>> = {
  made: 'Made by',
  immune: 'On any check',
  stillRolled: 'Still rolled',
};
export const FORDS: Readonly<Record<string, string>> = {
  none: 'Nowhere; a bridge crosses it',
  half: 'Along half of it',
  all: 'Anywhere',
};

export function taskText(word: string): string {
  return word === 'oneDie' ? 'One more try' : worded(word);
}

/** People or things a shot has to hit, by the key of the row. */
export const HIT_CASES: Readonly<Record<string, Term>> = {
  open: IN_THE_OPEN,
  protected: IN_BODY_ARMOUR,
  prone: LYING_FLAT,
  'fast-moving': EITHER_SIDE_MOVING_FAST,
  'two-weapons': TWO_WEAPONS_FIRED_AT_ONCE,
  primitive: A_PRIMITIVE_WEAPON,
  'second-target': THE_SECOND_TARGET,
  'in-cover': IN_COVER,
  'third-target': THE_THIRD_TARGET_AND_FURTHER,
};

/** Circumstances that take from Rep in melee. */
export const MELEE_CASES: Readonly<Record<string, string>> = {
  'impact-less': 'Each point of Impact less than the enemy',
  'two-enemies': 'Against two enemies',
  'three-enemies': 'Against three and more',
};
