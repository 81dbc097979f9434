/** The ship place by place, in words; with the option, what is outside her, too. */
import type { WordTable } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { countedInWords, listed } from '../../core/text/english.ts';
import { nextTo } from '../data/plan.ts';
import { isArea, isSkin, isSpace, type PlaceId, spaceOver, spacesBeside } from '../outside/places.ts';
import { hullsIn, spaceOf } from '../outside/sight.ts';
import { areaBehind, skinOutside, waysFrom } from '../outside/ways.ts';
import {
  type CrewmanSeen,
  crewAt,
  hordeOf,
  monstersAt,
  placesOf,
  type Table,
  weaponOfCrew,
  weaponsAt,
} from '../state.ts';
import { placeName } from './areas.ts';
import { CREW_NAMES, hordeText, WEAPON_NAMES, weaponsListText } from './names.ts';
import { emptyViews, WITHIN, withinOf } from './occupants.ts';

const dash = (text: string): string => (text === '' ? '–' : text);

/** `Cook (Knife)`, with what ails him and what he is in. */
function crewmanText(state: Table, { id, name, wakes, busy }: CrewmanSeen): string {
  const within = withinOf(state, id);
  const held = weaponOfCrew(state, id);
  const notes = [
    ...(within === null ? [] : [WITHIN[within]]),
    ...(held === undefined ? [] : [WEAPON_NAMES[held.kind].one]),
    ...(wakes === null ? [] : ['stunned']),
    ...(busy === null ? [] : [busy === 'fence' ? 'setting up the fence' : 'overloading the engines']),
  ];
  const called = name === null ? CREW_NAMES[id] : `${CREW_NAMES[id]} ${name}`;
  return notes.length === 0 ? called : `${called} (${notes.join(', ')})`;
}

function crewText(state: Table, place: PlaceId): string {
  return crewAt(state, place)
    .map((one) => crewmanText(state, one))
    .join(', ');
}

function monstersText(state: Table, place: PlaceId): string {
  const here = monstersAt(state, place);
  const stunned = here.filter(({ wakes }) => wakes !== null);
  const all = hordeText(hordeOf(here));
  return stunned.length === 0 ? all : `${all}; stunned: ${hordeText(hordeOf(stunned))}`;
}

function lyingText(state: Table, place: PlaceId): string {
  const here = weaponsAt(state, place);
  const on = here.filter((weapon) => weapon.on).length;
  const lying = weaponsListText(here.filter((weapon) => !weapon.on).map(({ kind }) => kind));
  const empties = emptyViews(state, place).map(({ name, count }) =>
    count === 1 ? name : `${count} ${name}`,
  );
  return [
    ...(on > 0 ? [`${countedInWords(on, 'fence', 'fences')} on`] : []),
    ...(lying === '' ? [] : [lying]),
    ...(empties.length === 0 ? [] : [listed(empties)]),
  ].join('; ');
}

/** Places that a place touches: hatches and open ways, airlocks, the skin round it, the space over it, boats that are there. */
function touching(state: Table, place: PlaceId): readonly PlaceId[] {
  if (isArea(place)) {
    const skin = state.outside === undefined ? undefined : skinOutside(place);
    return skin === undefined ? nextTo(place) : [...nextTo(place), skin];
  }
  if (isSkin(place)) {
    const behind = areaBehind(place);
    return [...waysFrom(place), ...(behind === undefined ? [] : [behind]), spaceOver(place)];
  }
  if (isSpace(place)) return [...spacesBeside(place), ...hullsIn(state, place)];
  const space = spaceOf(state, place);
  return space === undefined ? [] : [space];
}

/** An option of the question is about it: one of its parts names the place. */
function choicesOf(question: Question | undefined): ReadonlySet<string> {
  if (question?.kind !== 'choose') return new Set();
  return new Set(question.options.flatMap(({ id }) => id.split(':')));
}

export function shipTable(state: Table, question: Question | undefined): WordTable {
  const choices = choicesOf(question);
  const about = question?.of?.split(':') ?? [];
  const here = new Set<string | null>([
    ...about,
    ...[...state.crew, ...state.monsters].filter(({ id }) => about.includes(id)).map(({ at }) => at),
  ]);
  const all = placesOf(state);
  const beside = (place: PlaceId) => touching(state, place).map(placeName);
  const isTaken = (place: PlaceId) => crewAt(state, place).length + monstersAt(state, place).length > 0;
  const rowsOf = (is: (place: PlaceId) => boolean) => all.flatMap((place, row) => (is(place) ? [row] : []));
  return {
    title: 'The ship',
    aside: countedPlaces(state, all.length),
    columns: ['Area', 'Crew', 'Green Things', 'Weapons', 'Next to'],
    rows: all.map((place) => [
      placeName(place),
      dash(crewText(state, place)),
      dash(monstersText(state, place)),
      dash(lyingText(state, place)),
      dash(beside(place).join(', ')),
    ]),
    places: all.map((place) => ({
      name: placeName(place),
      next: beside(place),
      ...(here.has(place) ? { is: 'here' as const } : choices.has(place) ? { is: 'choice' as const } : {}),
    })),
    filters: [
      { title: 'Occupied', rows: rowsOf(isTaken) },
      { title: 'Choices', rows: rowsOf((place) => choices.has(place)) },
      ...(state.outside === undefined ? [] : [{ title: 'Outside', rows: rowsOf((place) => !isArea(place)) }]),
    ],
  };
}

const countedPlaces = ({ outside }: Table, count: number): string =>
  `${count} ${outside === undefined ? 'areas' : 'places, inside and outside'}`;
