/** The standing of a game: in short for the shelf, and all of it in words for anyone who plays without the board. */
import type { InWords, Standing, WordTable } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../core/text/english.ts';
import { crewRow } from '../data/crew.ts';
import { MONSTER_KINDS, monsterRow } from '../data/monsters.ts';
import { TRIED_KINDS, WEAPON_KINDS, weaponOf } from '../data/weapons.ts';
import { countOf, crewAboard, spare, type Table, weaponOfCrew } from '../state.ts';
import { AREA_NAMES, placeName } from './areas.ts';
import {
  BOAT_NAMES,
  CHIT_NAMES,
  CREW_NAMES,
  crewListText,
  MONSTER_NAMES,
  triedText,
  WEAPON_NAMES,
  weaponText,
} from './names.ts';
import { boatsOutText, outsideFacts } from './outside/facts.ts';
import { phasesOf } from './phases.ts';
import { shipTable } from './ship-table.ts';

const strength = (state: Table): string =>
  `${inWords(crewAboard(state).length)} crew, ${countedInWords(state.monsters.length, 'Green Thing', 'Green Things')}`;

/** Steps under way before anybody is aboard. */
const SETTING_UP: Readonly<Partial<Record<Table['phase'], string>>> = {
  weapons: 'weapons are laid out',
  crew: 'the crew take their places',
};

/** `the Saucer, two of three boats` */
function underWayText(state: Table): string {
  const boats = state.boats.filter(({ left }) => left !== null);
  const at = boats.findIndex(({ over }) => !over);
  const boat = boats[at];
  if (boat === undefined) return strength(state);
  return `the ${BOAT_NAMES[boat.id]}, ${inWords(at + 1)} of ${countedInWords(boats.length, 'boat', 'boats')}`;
}

export function standingText(state: Table): Standing {
  if (state.isOver) return { title: 'Over', within: 'over', detail: strength(state) };
  if (state.phase === 'epilogue')
    return { title: 'Epilogue', within: 'epilogue', detail: underWayText(state) };
  if (state.turn === 0) {
    const detail = SETTING_UP[state.phase] ?? strength(state);
    return { title: 'Before the first turn', within: 'before the first turn', detail };
  }
  return {
    title: `Turn ${state.turn}`,
    within: `turn ${state.turn}`,
    detail: strength(state),
    crumb: strength(state),
    phases: phasesOf(state),
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
  const declared = countedInWords(battle.strikes.length, 'attack', 'attacks');
  return [{ name: 'Attack', text: `${placeName(battle.at)}: ${declared} declared` }];
}

function boatsText(state: Table): string {
  const gone = state.boats
    .filter(({ left }) => left !== null)
    .map(({ id, aboard }) => `${BOAT_NAMES[id]} away with ${crewListText(aboard)}`);
  const all = [...gone, ...boatsOutText(state)];
  return all.length === 0 ? 'all three in their bays' : all.join('; ');
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
      ...outsideFacts(state),
      ...(state.explodes === null
        ? []
        : [{ name: 'Engines', text: `the ship blows up at the end of turn ${state.explodes}` }]),
      ...battleFact(state),
    ],
    tables: [shipTable(state, question), weaponsTable(state), crewTable(state), monsterTable(state)],
  };
}
