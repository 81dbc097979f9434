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

const inOnePiece = (words: string): string => words.replaceAll(' ', '\u00a0');

export function keySections(corrections: Corrections): readonly FlowContent[] {
  const { crew, monsters, weapons, chits } = keyOf(corrections);
  return [
    tableSection({
      title: 'Crew',
      columns: ['Crew', 'D/C/M', 'Begins in'],
      rows: crew.map(({ name, figures, starts }) => [name, figures, starts]),
    }),
    tableSection({
      title: 'Green Things',
      columns: ['Kind', 'D/C/M', 'Counters', 'Grows', 'Shrinks'],
      rows: monsters.map(({ name, figures, count, grows, shrinks }) => [
        ...[name, figures, String(count), grows, shrinks],
      ]),
    }),
    tableSection({
      title: 'Weapons',
      columns: ['Weapon', 'No.', 'Area', 'Hits', 'Found in'],
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
      title: 'Crew',
      columns: ['Crew', 'D/C/M', 'Where', 'Holds', 'Notes'],
      rows: state.crew.map((one) => {
        const held = state.weapons.find(({ by }) => by === one.id);
        const name = one.name === null ? CREW_NAMES[one.id] : `${one.name}, ${CREW_NAMES[one.id]}`;
        const holds = held === undefined ? '' : WEAPON_NAMES[held.kind].one;
        return [name, figures.get(one.id) ?? '', whereText(state, one), holds, ''];
      }),
    }),
    tableSection({
      title: 'Weapons display',
      columns: ['Weapon', 'Effect', 'Held', 'Lying', 'Notes'],
      rows: weapons.map(({ name, chit, held, lying }) => [
        ...[upperFirst(name), chit === null ? '' : CHIT_NAMES[chit], String(held), String(lying), ''],
      ]),
    }),
    tableSection({
      title: 'Green Things',
      columns: ['Kind', 'D/C/M', 'Ship', 'Box', 'Notes'],
      rows: monsters.map(({ name, figures: own, ship, box }) => [name, own, String(ship), String(box), '']),
    }),
  ];
}
