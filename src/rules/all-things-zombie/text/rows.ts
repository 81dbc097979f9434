/** The rules' own words (`finishesMoveAndFires`, `retail-box-store`) as a reader has them. */

import { type KeyedTable, linesOf } from '../../core/table.ts';
import { upperFirst } from '../../core/text/english.ts';
import type { Term } from '../../core/text/term.ts';
import { BUILDING_TABLE } from '../battlefield/buildings.ts';
import { TERRAIN } from '../battlefield/terrain.ts';
import { VEHICLE_TABLE } from '../battlefield/vehicles.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import { REACTION_TEXT } from '../reaction/text/words.ts';

const named = (table: KeyedTable<string, { readonly name: Term }>) =>
  linesOf(table).map(({ row, book }): [string, Term] => [row, book.result.name]);

/** Titles from the tables, for all that has one of its own there; an attribute keeps its capital. */
const TITLES: Readonly<Record<string, Term>> = Object.fromEntries([
  ...Object.values(ATTRIBUTE_TABLE).map(({ id, title }): [string, Term] => [id, { title, text: title }]),
  ...Object.entries(WEAPON_TERMS),
  ...[BUILDING_TABLE, VEHICLE_TABLE, TERRAIN].flatMap(named),
]);

/** Words to use where the word, taken apart, would not say enough. */
const SAID: Readonly<Record<string, Term>> = {
  ...REACTION_TEXT,
  allMiss: { title: 'Both miss', text: 'both miss' },
  armorMayHelp: { title: 'A hit, unless armour helps', text: 'a hit, unless armour helps' },
  hit: { title: 'A hit', text: 'a hit' },
  misses: { title: 'Nothing has happened', text: 'nothing has happened' },
  firesAtCover: { title: 'Fires as if at cover', text: 'fires as if at cover' },
  actsOrMoves: { title: 'Up: shoots or moves', text: 'up: shoots or moves' },
  returnsWeaker: { title: 'Returns one Rep lower', text: 'returns one Rep lower' },
  alerted: { title: 'The alarm is raised', text: 'the alarm is raised' },
  twiceCaptors: { title: 'Twice as many captors', text: 'twice as many captors' },
  halfAgainCaptors: { title: 'Half as many captors again', text: 'half as many captors again' },
  oneMoreCaptor: { title: 'One captor more', text: 'one captor more' },
  equal: { title: 'As many', text: 'as many' },
  oneMoreCaptive: { title: 'One captive or rescuer more', text: 'one captive or rescuer more' },
  halfAgainCaptives: {
    title: 'Half as many captives and rescuers again',
    text: 'half as many captives and rescuers again',
  },
  twiceCaptives: {
    title: 'Twice as many captives and rescuers',
    text: 'twice as many captives and rescuers',
  },
  twice: { title: 'Two rescuers for each captive', text: 'two rescuers for each captive' },
  actTogether: { title: 'Act together today', text: 'act together today' },
  join: { title: 'They join', text: 'they join' },
  part: { title: 'Part amiably', text: 'part amiably' },
  okay: { title: 'Stays human', text: 'stays human' },
  'knocked-down': { title: 'Knocked Down', text: 'Knocked Down' },
  knockedDown: { title: 'Knocked Down', text: 'Knocked Down' },
  'out-of-the-fight': { title: 'Out of the Fight', text: 'Out of the Fight' },
  outOfTheFight: { title: 'Out of the Fight', text: 'Out of the Fight' },
  'obviously-dead': { title: 'Obviously Dead', text: 'Obviously Dead' },
  obviouslyDead: { title: 'Obviously Dead', text: 'Obviously Dead' },
  'as-wished': { title: 'As told', text: 'as told' },
  'same-as-last-turn': { title: 'The same as last turn', text: 'the same as last turn' },
  'roll-again': { title: 'One more die decides', text: 'one more die decides' },
  gone: { title: 'Dead, or never seen again', text: 'dead, or never seen again' },
  'mega-death': { title: 'Mega-Death', text: 'Mega-Death' },
  'auto-kill': { title: 'Auto-kill', text: 'auto-kill' },
  doc: { title: 'A dead result of the Doc’s', text: 'a dead result of the Doc’s' },
  mercy: { title: 'No mercy shown', text: 'no mercy shown' },
  recovery: { title: 'The Recovery check', text: 'the Recovery check' },
};

/** `in cover`, `fires or Ducks Back`: small letters, to stand within a line. */
export function plain(word: string): string {
  return word
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('armor', 'armour');
}

/** `Fires or Ducks Back`; a text of several words, and a number, stand as they are. */
export function worded(word: string): string {
  if (/\s|^[\d–-]/.test(word)) return word;
  return SAID[word]?.title ?? TITLES[word]?.title ?? upperFirst(plain(word));
}

/** The same within a line: `fires or Ducks Back`. */
export function wordedInLine(word: string): string {
  if (/\s|^[\d–-]/.test(word)) return word;
  return SAID[word]?.text ?? TITLES[word]?.text ?? plain(word);
}

/** A heading of the rulebook with our own quotation marks. */
export const heading = (text: string) => text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');

/** `+2`, `−1`, `0`, with a minus sign of the width of a figure. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

export const negative = (n: number) => (n < 0 ? `−${-n}` : String(n));
