/** What stands in the cells of a table, and what its rows are called. */

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
import { words as said } from './text/cells.ts';

/** Circumstances whose words, taken apart, would not read as a line. */
const WHEN: Readonly<Record<string, string>> = {
  others: 'otherwise',
  able: said.ableToFire,
  lmg: said.withALightMachineGun,
  'hidden-with-leader': said.hiddenWithALeader,
  'fired-on-by-hidden': said.firedOnFromHiding,
  'charging-ranged': said.chargingWithARangedWeapon,
  'charging-ranged-outgunned': said.chargingWithARangedWeaponOutgunned,
  'in-cover-outgunned': said.inCoverOutgunned,
  'in-cover-unable': said.inCoverUnableToFire,
};

/** `2-hidden-with-leader` as `2, hidden, with a Leader`. */
export function passesKey(key: string): string {
  const [, dice = key, when = ''] = /^(\d)-(.+)$/.exec(key) ?? [];
  return when === '' || when === 'all' ? dice : `${dice}, ${WHEN[when] ?? plain(when)}`;
}

export const list = (words: readonly string[]) =>
  words.length === 0 ? said.noChoice : upperFirst(words.map(wordedInLine).join(', '));

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
  const roll = halved ? said.halfOfD6(dice) : `${dice}D6`;
  if (fixed === 0) return upperFirst(roll);
  return fixed > 0 ? `${fixed} + ${roll}` : `${upperFirst(roll)} − ${-fixed}`;
};

export interface Does {
  readonly title: string;
  readonly section: string;
  readonly does: { readonly does: string; readonly dice?: number; readonly rep?: number };
}

export function doesText({ does: { does, dice = 0, rep = 0 } }: Does): string {
  if (does === 'rep') return said.rep(signed(rep));
  if (does === 'adds') return `${signed(dice)} ${Math.abs(dice) === 1 ? 'die' : 'dice'}`;
  return does === 'only' ? said.atMost(dice) : said.rolls(dice);
}

/** Tenths of an inch as inches. */
export const inches = (tenths: number) => `${tenths / 10}″`;
export const size = ([long, wide]: readonly [number, number]) => `${inches(long)} × ${inches(wide)}`;
export const storeys = ({ least, most }: { readonly least: number; readonly most: number }) =>
  least === most ? String(least) : `${least}–${most}`;
export const yes = (is: boolean) => (is ? said.yes : '–');

export const MOVEMENT: Readonly<Record<string, string>> = {
  normal: said.asUsual,
  none: said.none,
  half: said.half,
  'half-across': said.halfAcross,
  ford: said.aStepATurn,
};
export const SIGHT: Readonly<Record<string, string>> = {
  clear: '–',
  reduced: said.shorter,
  blocked: said.none,
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
  freely: said.asUsual,
  task: said.aTask,
  never: said.notAtAll,
} as const satisfies Record<FenceRow['crossing'], string>;

export interface Ground {
  readonly going: string;
  readonly cover: boolean;
  readonly concealed: boolean;
  readonly sight: string;
}

export const ITEM_COLUMNS = {
  weapons: said.weapons,
  'surplus-ammo': said.ammo,
  vehicles: said.vehicles,
  'body-armor': said.bodyArmour,
  'medical-supplies': said.medical,
} as const;

/** `school-urban` as `School, urban`; `no-building` as what it stands for. */
export const placeKey = (key: string) => {
  if (key === 'no-building') return said.vehicleOrTrailer;
  return key.endsWith('-urban') ? `${worded(key.replace('-urban', ''))}, urban` : worded(key);
};
export const areaKey = (key: string) => {
  const [area = key, ...item] = key.split('-');
  return `${AREA_WORDS[area as Area].title}, ${wordedInLine(item.join('-'))}`;
};

export const HERO_ROWS: Readonly<Record<string, string>> = {
  made: said.madeBy,
  immune: said.onAnyCheck,
  stillRolled: said.stillRolled,
};
export const FORDS: Readonly<Record<string, string>> = {
  none: said.nowhereABridgeCrosses,
  half: said.alongHalfOfIt,
  all: said.anywhere,
};

export function taskText(word: string): string {
  return word === 'oneDie' ? said.oneMoreTry : worded(word);
}

/** Whom, or what, a shot has to hit. */
export const HIT_CASES: Readonly<Record<string, Term>> = {
  open: said.inTheOpen,
  protected: said.inBodyArmour,
  prone: said.lyingFlat,
  'fast-moving': said.eitherSideMovingFast,
  'two-weapons': said.twoWeaponsFiredAtOnce,
  primitive: said.aPrimitiveWeapon,
  'second-target': said.theSecondTarget,
  'in-cover': said.inCover,
  'third-target': said.theThirdTargetAndFurther,
};

/** What takes from Rep in melee. */
export const MELEE_CASES: Readonly<Record<string, string>> = {
  'impact-less': said.eachPointOfImpactLess,
  'two-enemies': said.againstTwoEnemies,
  'three-enemies': said.againstThreeAndMore,
};
