/** Words for the cells of a table, and for its rows. */

import type { FenceRow } from '../../../../../rules/all-things-zombie/battlefield/fences.ts';
import { BEING_CHARGED } from '../../../../../rules/all-things-zombie/reaction/being-charged.ts';
import { IN_SIGHT } from '../../../../../rules/all-things-zombie/reaction/in-sight.ts';
import { OVERRUN } from '../../../../../rules/all-things-zombie/reaction/overrun.ts';
import { RALLY } from '../../../../../rules/all-things-zombie/reaction/rally.ts';
import { RECEIVED_FIRE } from '../../../../../rules/all-things-zombie/reaction/received-fire.ts';
import { SURPRISE } from '../../../../../rules/all-things-zombie/reaction/surprise.ts';
import { WANTING_TO_CHARGE } from '../../../../../rules/all-things-zombie/reaction/wanting-to-charge.ts';
import type { WHAT_NOW } from '../../../../../rules/all-things-zombie/reaction/what-now.ts';
import { SANITY, SEE_ZOMBIE_DEATH } from '../../../../../rules/all-things-zombie/reaction/zombie-death.ts';
import { AREA_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';
import { negative, signed, worded, wordedInLine } from '../../../../../rules/all-things-zombie/text/rows.ts';
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

/** Reaction checks and their tables, in the order in which they are shown. */
export const REACTION_CHECKS = [
  { check: 'in-sight', table: IN_SIGHT },
  { check: 'received-fire', table: RECEIVED_FIRE },
  { check: 'wanting-to-charge', table: WANTING_TO_CHARGE },
  { check: 'being-charged', table: BEING_CHARGED },
  { check: 'surprise', table: SURPRISE },
  { check: 'overrun', table: OVERRUN },
  { check: 'rally', table: RALLY },
  { check: 'see-zombie-death', table: SEE_ZOMBIE_DEATH },
  { check: 'sanity', table: SANITY },
] as const;

type RowsOf<T> = T extends { readonly rows: infer R } ? keyof R : never;
/** `hidden` of `2-hidden`; nothing of a plain `2`. */
type ConditionOf<K> = K extends `${number}-${infer C}` ? C : never;
type Condition = ConditionOf<RowsOf<(typeof REACTION_CHECKS)[number]['table'] | typeof WHAT_NOW>>;

/** Figures for whom a line of a check is: always of the one that takes it. */
const WHO = {
  all: null,
  others: 'otherwise',
  hidden: 'if hidden',
  'hidden-with-leader': 'if hidden, with a Leader',
  stationary: 'if standing still',
  moving: 'if moving',
  charging: 'if charging',
  'charging-ranged': 'if charging with a ranged weapon',
  'charging-ranged-outgunned': 'if charging with a ranged weapon, outgunned',
  outgunned: 'if outgunned or unable to fire',
  'fired-on-by-hidden': 'if fired on from hiding',
  'in-cover': 'if in cover',
  'in-cover-outgunned': 'if in cover, outgunned or unable to fire',
  'in-cover-unable': 'if in cover, unable to fire',
  'in-building': 'if in a building',
  able: 'if able to fire',
  'flank-or-rear': 'if charged at flank or rear',
  lmg: 'if armed with a light machine gun',
  'outgunned-or-outnumbered': 'if outgunned or outnumbered 2:1',
  trained: 'if in body armour, military or police',
} as const satisfies Record<Condition, string | null>;

/** Rows in which a condition says more than it does elsewhere: chargers whose gun is good for a shot have lines of their own. */
const WHO_IN: Readonly<Record<string, string>> = {
  '1-charging': 'if charging with nothing to fire',
};

const isCondition = (text: string): text is Condition => Object.hasOwn(WHO, text);

/** Figures for whom the row `2-hidden` is, and how many dice they have passed; null stands for all who have. */
export function whoChecks(row: string): { readonly dice: string; readonly who: string | null } {
  const [dice = row, ...condition] = row.split('-');
  const when = condition.join('-');
  return { dice, who: WHO_IN[row] ?? (isCondition(when) ? WHO[when] : null) };
}

/** `2-hidden-with-leader` as `2, if hidden, with a Leader`. */
export function passesKey(key: string): string {
  const { dice, who } = whoChecks(key);
  return who === null ? dice : `${dice}, ${who}`;
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
