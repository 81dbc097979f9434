/** The nouns of the game as sentences have them. */

import { countedInWords, ordinal } from '../../core/text/english.ts';
import type { Term } from '../../core/text/term.ts';
import type { ShotAt } from '../after-the-battle/advancement.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import type { LocationId } from '../meeting-and-greeting/placement.ts';
import type { Counted, Status } from '../state/campaign.ts';
import type { MotorNoise } from '../state/noise.ts';
import type { Condition } from '../state/turn.ts';
import type { ItemId, Leadership, WeaponId } from '../types.ts';
import type { FoundFrom, StockItem } from '../what-you-gain/stock.ts';
import { STOCK_TERMS } from '../what-you-gain/text/stock-terms.ts';
import { BUILDING_WORDS } from './encounter.ts';

export const LEADERSHIP_TEXT: Readonly<Record<Leadership, string>> = {
  overall: 'overall Leader',
  other: 'a Leader',
  none: 'no Leader',
};

/** Totals over a figure’s Encounters, as its sheet and the roster have them. */
export const COUNTED_TITLES: Readonly<Record<Counted, string>> = {
  outings: 'Outings',
  zombies: 'Zombies',
  people: 'People',
};

/** The same in a sentence, for one and for several. */
export const COUNTED_NOUNS: Readonly<Record<Counted, readonly [string, string]>> = {
  outings: ['outing', 'outings'],
  zombies: ['zombie killed', 'zombies killed'],
  people: ['person killed', 'people killed'],
};

/** Titles for the targets that somebody shoots at. */
export const SHOT_AT_TITLES: Readonly<Record<ShotAt, string>> = {
  'charging-zombie': 'A zombie that charges',
  'other-zombie': 'Another zombie',
  'armed-human': 'A person who can return fire',
  'helpless-human': 'A person who can’t return fire',
};

/** Names of the noises that are heard besides shots. */
export const MOTOR_TEXT: Readonly<Record<MotorNoise, string>> = {
  engine: 'engine',
  'chain-saw': 'chain saw',
};

export const A_MOTOR: Readonly<Record<MotorNoise, string>> = {
  engine: 'an engine',
  'chain-saw': 'a chain saw',
};

/** Titles for the condition of somebody on the table. */
export const CONDITION_TITLES: Readonly<Record<Condition, string>> = {
  up: 'Up',
  'ducked-back': 'Ducked Back',
  'knocked-down': 'Knocked Down',
  huddled: 'Huddled',
  collapsed: 'Collapsed',
  'out-of-the-fight': 'Out of the Fight',
  carried: 'Carried off',
  captured: 'Captured',
  'ran-away': 'Ran away',
  'off-table': 'Left the table',
  dead: 'Dead',
};

/** The same after a name and a colon. */
export const CONDITION_IN_LINE: Readonly<Record<Condition, string>> = {
  up: 'up',
  'ducked-back': 'Ducked Back',
  'knocked-down': 'Knocked Down',
  huddled: 'huddled',
  collapsed: 'collapsed',
  'out-of-the-fight': 'Out of the Fight',
  carried: 'carried off',
  captured: 'captured',
  'ran-away': 'ran away',
  'off-table': 'left the table',
  dead: 'dead',
};

/** Direction in which a result that makes somebody move leads, for those who move the miniature. */
export const CONDITION_LEADS: { readonly [C in Condition]?: string } = {
  'ducked-back': 'To the nearest cover away from the threat, or prone on the spot.',
  'ran-away':
    'To a building or a working vehicle in sight, away from the enemy, as fast as possible; a target until inside or off the table.',
};

/** Words for what somebody on the table does or comes to: `is Knocked Down`. */
export const CONDITION_TEXT: Readonly<Record<Condition, string>> = {
  up: 'is up again',
  'ducked-back': 'Ducks Back',
  'knocked-down': 'is Knocked Down',
  huddled: 'huddles in a corner',
  collapsed: 'collapses',
  'out-of-the-fight': 'is Out of the Fight',
  carried: 'is carried off the table',
  captured: 'is captured',
  'ran-away': 'runs away',
  'off-table': 'leaves the table',
  dead: 'is dead',
};

/** Words for the place at which a zombie comes on, as the shooter sees it. */
export const LOCATION_TEXT: Readonly<Record<LocationId, string>> = {
  'left-front': 'left front',
  front: 'front',
  'right-front': 'right front',
  'left-rear': 'left rear',
  rear: 'rear',
  'right-rear': 'right rear',
};

export const LOCATION_TITLES: Readonly<Record<LocationId, string>> = {
  'left-front': 'Left front',
  front: 'Front',
  'right-front': 'Right front',
  'left-rear': 'Left rear',
  rear: 'Rear',
  'right-rear': 'Right rear',
};

/** `the assault rifle`, without the article. */
export const weaponText = (weapon: WeaponId): string => WEAPON_TERMS[weapon].text;

type Item = Pick<StockItem, 'kind' | 'weapon'>;

/** A thing of the stockpile, a weapon by its own name. */
export const itemTerm = ({ kind, weapon }: Item): Term =>
  weapon === null ? STOCK_TERMS[kind] : WEAPON_TERMS[weapon];

export const itemText = (item: Item): string => itemTerm(item).text;

/** `Police station`, `A trailer`, a name, or the player's words. */
export function foundText(from: FoundFrom): string {
  switch (from.where) {
    case 'building':
      return BUILDING_WORDS[from.building].title;
    case 'trailer':
      return 'A trailer';
    case 'person':
      return from.name;
    case 'said':
      return from.text;
    default:
      return from satisfies never;
  }
}

/** Words for what is looked for, one of it: `a weapon`, `medical supplies`. */
const SOUGHT: Readonly<Record<ItemId, string>> = {
  vehicles: 'a vehicle',
  weapons: 'a weapon',
  'surplus-ammo': 'surplus ammo',
  'body-armor': 'body armour',
  'medical-supplies': 'medical supplies',
};
/** Words for what a search is for, of whatever number. */
export const ITEM_WORDS: Readonly<Record<ItemId, Term>> = {
  vehicles: { title: 'Vehicle', text: 'vehicle' },
  weapons: { title: 'Weapon', text: 'weapon' },
  'surplus-ammo': { title: 'Surplus ammunition', text: 'surplus ammunition' },
  'body-armor': { title: 'Body armour', text: 'body armour' },
  'medical-supplies': { title: 'Medical supplies', text: 'medical supplies' },
};

export const soughtText = (item: ItemId): string => SOUGHT[item];

/** `ground`, `second`: counted from 0. */
export const storeyText = (floor: number): string => (floor === 0 ? 'ground' : ordinal(floor));

/** `ground floor`, `second floor`. */
export const floorText = (floor: number): string => `${storeyText(floor)} floor`;

/** Status after `is`. */
export const STATUS_NOW = {
  ready: 'with the party',
  captive: 'a captive',
  left: 'gone',
  dead: 'dead',
  turned: 'turned',
} as const satisfies Record<Status, string>;

/** The same of somebody who is to do something. */
export const SET_ASIDE = { ...STATUS_NOW, turned: 'one of the zombies' } as const satisfies Record<
  Status,
  string
>;

/** `three people`; none are counted where nobody has told how many. */
export const peopleText = (count: number): string =>
  count === 0 ? 'people' : countedInWords(count, 'person', 'people');
