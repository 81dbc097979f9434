/** A place in words: what the plan says to who can’t see it. */
import { WEAPON_NAMES } from '../../../../src/rules/awful-green-things/text/names.ts';
import {
  type CrewView,
  type EmptyView,
  type LyingView,
  type MonstersView,
  type Occupants,
  WITHIN,
} from '../../../../src/rules/awful-green-things/text/occupants.ts';
import type { BoatView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { BoardLit } from './board-lights.ts';
import type { Peopled } from './standings.ts';

const noted = (text: string, notes: readonly (string | false)[]): string => {
  const said = notes.filter((note) => note !== false);
  return said.length === 0 ? text : `${text} (${said.join(', ')})`;
};

export const crewNotes = ({ weapon, done, stunned, within, bare }: CrewView) => [
  within !== null && WITHIN[within],
  bare && 'no suit on',
  weapon !== null && WEAPON_NAMES[weapon].one,
  done && 'done',
  stunned && 'stunned',
];
export const monsterNotes = ({ fresh, done, stunned }: MonstersView) => [
  fresh && 'new',
  done && 'done',
  stunned && 'stunned',
];

const lyingText = ({ name, count, on }: LyingView): string =>
  noted(count === 1 ? name : `${inWords(count)} ${name}`, [on && 'on']);
const emptyText = ({ name, count }: EmptyView): string => (count === 1 ? name : `${inWords(count)} ${name}`);

const whoIsThere = ({ crew, monsters }: Occupants): readonly string[] => [
  ...crew.map((one) => noted(one.name, crewNotes(one))),
  ...monsters.map((some) => noted(`${inWords(some.count)} ${some.name}`, monsterNotes(some))),
];

function boatText({ name, inside, outside }: BoatView): string {
  const [within, on] = [whoIsThere(inside), whoIsThere(outside)];
  const parts = [`in it ${within.length === 0 ? 'nobody' : listed(within)}`];
  return `${name}: ${[...parts, ...(on.length > 0 ? [`on it ${listed(on)}`] : [])].join('; ')}`;
}

/** A place of the plan by its number and name. */
export interface PlaceOnBoard extends Peopled {
  /** A space has none. */
  readonly number: number | string;
  readonly name: string;
}

export const placeTitle = ({ number, name }: Pick<PlaceOnBoard, 'number' | 'name'>): string =>
  number === '' ? name : `${number} ${name}`;

export function placeLabel(
  place: PlaceOnBoard,
  lit: BoardLit | undefined,
  later: string | undefined,
): string {
  const who = whoIsThere(place);
  const there = [
    ...place.lying.filter(({ count }) => count > 0).map(lyingText),
    ...place.empties.map(emptyText),
  ];
  const lying = there.length === 0 ? [] : [`Lying: ${listed(there)}`];
  const options = lit?.options ?? [];
  const [only] = options;
  const may =
    only === undefined
      ? []
      : [options.length === 1 ? only.text : upperFirst(countedInWords(options.length, 'choice', 'choices'))];
  const parts = [
    `${placeTitle(place)}: ${who.length === 0 ? 'nobody' : listed(who)}`,
    ...(place.boats ?? []).map(boatText),
    ...lying,
    ...may,
    ...(later === undefined ? [] : [upperFirst(later)]),
  ];
  return parts.join('. ');
}
