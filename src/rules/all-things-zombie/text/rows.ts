/** The rules' own words (`finishesMoveAndFires`, `retail-box-store`) as a reader has them. */

import { type KeyedTable, linesOf } from '../../core/table.ts';
import { BUILDING_TABLE } from '../battlefield/buildings.ts';
import { TERRAIN } from '../battlefield/terrain.ts';
import { VEHICLE_TABLE } from '../battlefield/vehicles.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';

const mapped = <T>(rows: Readonly<Record<string, T>>, textOf: (row: T) => string) =>
  Object.entries(rows).map(([id, row]): [string, string] => [id, textOf(row)]);

const named = (table: KeyedTable<string, { readonly name: string }>) =>
  linesOf(table).map(({ row, book }): [string, string] => [row, book.result.name]);

/** What has a title of its own in the tables. */
const TITLES: Readonly<Record<string, string>> = Object.fromEntries([
  ...mapped(ATTRIBUTE_TABLE, ({ title }) => title),
  ...mapped(WEAPON_TERMS, ({ title }) => title),
  ...[BUILDING_TABLE, VEHICLE_TABLE, TERRAIN].flatMap(named),
]);

/** Where the word, taken apart, would not say enough. */
const SAID: Readonly<Record<string, string>> = {
  holdsOrFires: 'Holds its fire or fires',
  firesAndIsExposed: 'Fires and is seen',
  duckBackOrFinishMove: 'Ducks back or finishes the move',
  fireOrDuckBack: 'Fires or Ducks Back',
  finishesMove: 'Finishes the move',
  finishesMoveAndFires: 'Finishes the move and fires',
  continuesCharge: 'Goes on with its charge',
  firesThenMelee: 'Fires, then melee',
  melee: 'Melee without firing',
  turns: 'Turns',
  oneDie: 'One die',
  noDice: 'No dice',
  isHit: 'Is hit',
  allMiss: 'Both miss',
  armorMayHelp: 'A hit, unless armour helps',
  hit: 'A hit',
  misses: 'Nothing has happened',
  lost: 'Lost for this battle',
  firesAtCover: 'Fires as if at cover',
  actsOrMoves: 'Up: shoots or moves',
  returnsWeaker: 'Returns one Rep lower',
  alerted: 'The alarm is raised',
  twiceCaptors: 'Twice as many captors',
  halfAgainCaptors: 'Half as many captors again',
  oneMoreCaptor: 'One captor more',
  equal: 'As many',
  oneMoreCaptive: 'One captive or rescuer more',
  halfAgainCaptives: 'Half as many captives and rescuers again',
  twiceCaptives: 'Twice as many captives and rescuers',
  twice: 'Two rescuers for each captive',
  actTogether: 'Act together today',
  join: 'They join',
  part: 'Part amiably',
  okay: 'Stays human',
  both: 'Both',
  'retail-box-store': 'Retail box store',
  'knocked-down': 'Knocked Down',
  knockedDown: 'Knocked Down',
  'out-of-the-fight': 'Out of the Fight',
  outOfTheFight: 'Out of the Fight',
  'obviously-dead': 'Obviously Dead',
  obviouslyDead: 'Obviously Dead',
  'as-wished': 'As it is told',
  'same-as-last-turn': 'The same as last turn',
  'roll-again': 'One more die decides',
  gone: 'Dead, or never seen again',
  shotgun: 'Shotgun',
  'body-armor': 'Body armour',
  'mega-death': 'Mega-Death',
  'auto-kill': 'Auto-kill',
  doc: 'A dead result of the Doc’s',
  mercy: 'No mercy shown',
  recovery: 'The Recovery check',
  rv: 'RV',
  suv: 'SUV',
};

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `in cover`, `fires or Ducks Back`: small letters, to stand within a line. */
export function plain(word: string): string {
  return word
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** `Fires or Ducks Back`; a text of several words, and a number, stand as they are. */
export function worded(word: string): string {
  if (/\s|^[\d–-]/.test(word)) return word;
  return SAID[word] ?? TITLES[word] ?? capital(plain(word));
}

/** A heading of the rulebook with our own quotation marks. */
export const heading = (text: string) => text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');

/** `+2`, `−1`, `0`, with a minus sign of the width of a figure. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

export const negative = (n: number) => (n < 0 ? `−${-n}` : String(n));
