/** Figures one looks up while playing, and the record of a game: what is known stands in it, the rest is written in by hand. */
import type { State } from '../../../../src/rules/awful-green-things/state.ts';
import { placeName } from '../../../../src/rules/awful-green-things/text/areas.ts';
import {
  BOAT_NAMES,
  CHIT_NAMES,
  CREW_NAMES,
  WEAPON_NAMES,
} from '../../../../src/rules/awful-green-things/text/names.ts';
import { keyOf } from '../../../../src/rules/awful-green-things/text/paper.ts';
import { pilesView } from '../../../../src/rules/awful-green-things/text/piles.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { linesSection, tableSection } from '../../../components/paper/words.tsx';
import { words as said } from './text/tables.ts';

const inOnePiece = (words: string): string => words.replaceAll(' ', '\u00a0');

export function keySections(corrections: Corrections): readonly FlowContent[] {
  const { crew, monsters, weapons, chits } = keyOf(corrections);
  return [
    tableSection({
      title: said.crew,
      columns: [said.crew, 'D/C/M', said.beginsIn],
      rows: crew.map(({ name, figures, starts }) => [name, figures, starts]),
    }),
    tableSection({
      title: said.greenThings,
      columns: [said.kind, 'D/C/M', said.counters, said.grows, said.shrinks],
      rows: monsters.map(({ name, figures, count, grows, shrinks }) => [
        ...[name, figures, String(count), grows, shrinks],
      ]),
    }),
    tableSection({
      title: said.weapons,
      columns: [said.weapon, said.no, said.area, said.hits, said.foundIn],
      rows: weapons.map(({ name, count, reach, hits, places }) => [name, String(count), reach, hits, places]),
    }),
    linesSection({
      section: 'Chits',
      lines: [chits.map(({ name, count }) => inOnePiece(`${name} ×${count}`)).join(', ')],
    }),
  ];
}

const whereText = (state: State, { id, at, fate }: State['crew'][number]): string => {
  if (fate === 'dead') return 'dead';
  if (at !== null) return placeName(at);
  const boat = state.boats.find(({ aboard }) => aboard.includes(id));
  return boat === undefined ? '' : BOAT_NAMES[boat.id];
};

/** Crew, weapons and monsters as they stand, with room to go on by hand. */
export function recordSections(state: State, corrections: Corrections): readonly FlowContent[] {
  const { weapons, monsters } = pilesView(state, corrections);
  const figures = new Map(keyOf(corrections).crew.map((row) => [row.id, row.figures]));
  return [
    tableSection({
      title: said.crew,
      columns: [said.crew, 'D/C/M', said.where, said.holds, said.notes],
      rows: state.crew.map((one) => {
        const held = state.weapons.find(({ by }) => by === one.id);
        const name = one.name === null ? CREW_NAMES[one.id] : `${one.name}, ${CREW_NAMES[one.id]}`;
        const holds = held === undefined ? '' : WEAPON_NAMES[held.kind].one;
        return [name, figures.get(one.id) ?? '', whereText(state, one), holds, ''];
      }),
    }),
    tableSection({
      title: said.weaponsDisplay,
      columns: [said.weapon, said.effect, said.held, said.lying, said.notes],
      rows: weapons.map(({ name, chit, held, lying }) => [
        ...[upperFirst(name), chit === null ? '' : CHIT_NAMES[chit], String(held), String(lying), ''],
      ]),
    }),
    tableSection({
      title: said.greenThings,
      columns: [said.kind, 'D/C/M', said.ship, said.box, said.notes],
      rows: monsters.map(({ name, figures: own, ship, box }) => [name, own, String(ship), String(box), '']),
    }),
  ];
}
