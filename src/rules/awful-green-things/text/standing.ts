/** Where a game stands: for the shelf, and all of it in words for whoever plays without the board. */
import type { InWords, Standing, WordTable } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../core/text/english.ts';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { crewRow } from '../data/crew.ts';
import { MONSTER_KINDS, monsterRow } from '../data/monsters.ts';
import { nextTo } from '../data/plan.ts';
import { TRIED_KINDS, WEAPON_KINDS, weaponOf } from '../data/weapons.ts';
import {
  type CrewmanSeen,
  countOf,
  crewAboard,
  crewAt,
  hordeOf,
  monstersAt,
  spare,
  type Table,
  weaponOfCrew,
  weaponsAt,
} from '../state.ts';
import { AREA_NAMES, placeName } from './areas.ts';
import {
  BOAT_NAMES,
  CHIT_NAMES,
  CREW_NAMES,
  crewListText,
  hordeText,
  MONSTER_NAMES,
  triedText,
  WEAPON_NAMES,
  weaponsListText,
  weaponText,
} from './names.ts';
import { phasesOf } from './phases.ts';

const strength = (state: Table): string =>
  `${inWords(crewAboard(state).length)} crew, ${countedInWords(state.monsters.length, 'Green Thing')}`;

export function standingText(state: Table): Standing {
  if (state.isOver) return { title: 'Over', detail: strength(state) };
  if (state.phase === 'epilogue') return { title: 'Epilogue', detail: strength(state) };
  if (state.turn === 0) return { title: 'Set-up', detail: strength(state) };
  return {
    title: `Turn ${state.turn}`,
    detail: strength(state),
    crumb: strength(state),
    phases: phasesOf(state),
  };
}

const dash = (text: string): string => (text === '' ? '–' : text);

/** `Cook (Knife)`, with what ails him. */
function crewmanText(state: Table, { id, name, wakes, busy }: CrewmanSeen): string {
  const held = weaponOfCrew(state, id);
  const notes = [
    ...(held === undefined ? [] : [WEAPON_NAMES[held.kind].one]),
    ...(wakes === null ? [] : ['stunned']),
    ...(busy === null ? [] : [busy === 'fence' ? 'setting up the fence' : 'overloading the engines']),
  ];
  const called = name === null ? CREW_NAMES[id] : `${CREW_NAMES[id]} ${name}`;
  return notes.length === 0 ? called : `${called} (${notes.join(', ')})`;
}

function monstersText(state: Table, area: AreaId): string {
  const here = monstersAt(state, area);
  const stunned = here.filter(({ wakes }) => wakes !== null);
  const all = hordeText(hordeOf(here));
  return stunned.length === 0 ? all : `${all}; stunned: ${hordeText(hordeOf(stunned))}`;
}

function lyingText(state: Table, area: AreaId): string {
  const here = weaponsAt(state, area);
  const on = here.filter((weapon) => weapon.on).length;
  const lying = weaponsListText(here.filter((weapon) => !weapon.on).map(({ kind }) => kind));
  return [...(on > 0 ? [`${countedInWords(on, 'fence')} on`] : []), ...(lying === '' ? [] : [lying])].join(
    '; ',
  );
}

/** An option of the question is about it: one of its parts names the area. */
function choicesOf(question: Question | undefined): ReadonlySet<string> {
  if (question?.kind !== 'choose') return new Set();
  return new Set(question.options.flatMap(({ id }) => id.split(':')));
}

function shipTable(state: Table, question: Question | undefined): WordTable {
  const choices = choicesOf(question);
  const about = question?.of?.split(':') ?? [];
  const here = new Set<string | null>([
    ...about,
    ...[...state.crew, ...state.monsters].filter(({ id }) => about.includes(id)).map(({ at }) => at),
  ]);
  const rows = AREA_IDS.map((area) => [
    AREA_NAMES[area],
    dash(
      crewAt(state, area)
        .map((crewman) => crewmanText(state, crewman))
        .join(', '),
    ),
    dash(monstersText(state, area)),
    dash(lyingText(state, area)),
    nextTo(area)
      .map((other) => AREA_NAMES[other])
      .join(', '),
  ]);
  const isTaken = (area: AreaId) => crewAt(state, area).length + monstersAt(state, area).length > 0;
  const rowsOf = (is: (area: AreaId) => boolean) => AREA_IDS.flatMap((area, row) => (is(area) ? [row] : []));
  return {
    title: 'The ship',
    aside: `${AREA_IDS.length} areas`,
    columns: ['Area', 'Crew', 'Green Things', 'Weapons', 'Next to'],
    rows,
    places: AREA_IDS.map((area) => ({
      name: AREA_NAMES[area],
      next: nextTo(area).map((other) => AREA_NAMES[other]),
      ...(here.has(area) ? { is: 'here' as const } : choices.has(area) ? { is: 'choice' as const } : {}),
    })),
    filters: [
      { title: 'Occupied', rows: rowsOf(isTaken) },
      { title: 'Choices', rows: rowsOf((area) => choices.has(area)) },
    ],
  };
}

function weaponsTable(state: Table): WordTable {
  const rows = WEAPON_KINDS.map((kind) => {
    const all = state.weapons.filter((weapon) => weapon.kind === kind);
    const held = all.filter(({ by }) => by !== null).length;
    const lying = all.filter(({ at }) => at !== null).length;
    const effects = TRIED_KINDS.filter(
      (tried) => tried === kind || (kind === 'beamer' && tried === 'beamer-low'),
    );
    const known = effects.flatMap((tried) => {
      const chit = state.effects[tried];
      return chit === null ? [] : [tried === kind ? CHIT_NAMES[chit] : `low frequency: ${CHIT_NAMES[chit]}`];
    });
    const pictures = weaponOf(kind).pictures.map((area) => AREA_NAMES[area]);
    return [
      WEAPON_NAMES[kind].one,
      known.length === 0 ? 'Untried' : known.join('; '),
      String(held),
      String(lying),
      pictures.join(', '),
    ];
  });
  return { title: 'Weapons', columns: ['Weapon', 'Effect', 'Held', 'Lying', 'Found in'], rows };
}

const crewTable = (state: Table): WordTable => ({
  title: 'Crew',
  columns: ['Crew', 'Dice', 'Constitution', 'Move', 'Where', 'Holds'],
  rows: state.crew.map((crewman) => {
    const { dice, constitution, move } = crewRow(crewman.id).result;
    const held = weaponOfCrew(state, crewman.id);
    const boat = state.boats.find(({ aboard }) => aboard.includes(crewman.id));
    const where =
      crewman.at !== null
        ? placeName(crewman.at)
        : crewman.fate === 'dead'
          ? 'dead'
          : boat === undefined
            ? '–'
            : BOAT_NAMES[boat.id];
    return [
      crewman.name ?? CREW_NAMES[crewman.id],
      ...[dice, constitution, move].map(String),
      crewman.wakes === null ? where : `${where}, stunned`,
      held === undefined ? '–' : upperFirst(weaponText(held.id)),
    ];
  }),
});

const monsterTable = (state: Table): WordTable => ({
  title: 'Green Things',
  columns: ['Kind', 'Aboard', 'In the box', 'Dice', 'Constitution', 'Move'],
  rows: MONSTER_KINDS.map((kind) => {
    const { dice, constitution, move } = monsterRow(kind).result;
    const counts = [countOf(state, kind), spare(state, kind), dice, constitution, move];
    return [MONSTER_NAMES[kind].many, ...counts.map(String)];
  }),
});

function battleFact({ battle }: Table): InWords['facts'] {
  if (battle === null) return [];
  const declared = countedInWords(battle.strikes.length, 'attack');
  return [{ name: 'Attack', text: `${placeName(battle.at)}: ${declared} declared` }];
}

function boatsText({ boats }: Table): string {
  const gone = boats.filter(({ left }) => left !== null);
  if (gone.length === 0) return 'all three in their bays';
  return listed(gone.map(({ id, aboard }) => `${BOAT_NAMES[id]} away with ${crewListText(aboard)}`));
}

/** The ship area by area, weapons with their effects, the crew, the counters, and what else is under way. */
export function inWordsText(state: Table, question?: Question): InWords {
  const untried = TRIED_KINDS.filter((tried) => tried !== 'beamer-low' && state.effects[tried] === null);
  return {
    title: 'The Znutar in words',
    facts: [
      { name: 'Aboard', text: upperFirst(strength(state)) },
      { name: 'Chits', text: `${state.cup.length} in the cup` },
      { name: 'Untried', text: untried.length === 0 ? 'none' : listed(untried.map(triedText)) },
      { name: 'Boats', text: boatsText(state) },
      ...(state.explodes === null
        ? []
        : [{ name: 'Engines', text: `the ship blows up at the end of turn ${state.explodes}` }]),
      ...battleFact(state),
    ],
    tables: [shipTable(state, question), weaponsTable(state), crewTable(state), monsterTable(state)],
  };
}
