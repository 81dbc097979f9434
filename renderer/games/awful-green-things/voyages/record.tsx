/** The record of voyages on paper: what is known stands in it, and the rest is written in by hand. */
import {
  pointsText,
  type VoyagesView,
  voyagesView,
} from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import type { VoyagesLedger } from '../../../../src/rules/awful-green-things/voyages/ledger.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { tableSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';

const known = (figure: number | null): string => (figure === null ? '' : pointsText(figure));

function reportSection({ voyages }: VoyagesView): readonly FlowContent[] {
  const told = voyages.filter(({ report }) => report !== '');
  if (told.length === 0) return [];
  const rows = told.map(({ name, report }) => [name, report]);
  return [tableSection({ title: 'Reports', columns: ['To', 'What was reported'], rows })];
}

export const VOYAGES_RECORD: Sheet = {
  id: 'voyages',
  title: 'Record of the voyages',
  legend: 'What carries over from voyage to voyage is our own house rule, not the book’s.',
  sections: ({ state }, corrections) => {
    const view = voyagesView((state as LinkedState<VoyagesLedger, unknown>).ledger, corrections);
    return [
      tableSection({
        title: 'Voyages',
        columns: ['No.', 'To', 'Ship', 'Sailed', 'Came back', 'Kills', 'Crew', 'Green Things'],
        rows: view.voyages.map(({ number, name, result, sailed, came, kills, crew, monsters }) => [
          ...[String(number), name, result],
          ...[sailed, came, kills, crew, monsters].map(known),
        ]),
      }),
      tableSection({
        title: 'Crew',
        columns: ['Post', 'Name', 'Dice', 'Constitution', 'Voyages', 'Kills', 'Status'],
        rows: view.hands.map(({ post, name, dice, constitution, voyages, kills, lostAt }) => [
          ...[post, name ?? '', String(dice), String(constitution), String(voyages), String(kills)],
          lostAt === null ? 'Ready' : `Lost on the way to ${lostAt}`,
        ]),
      }),
      tableSection({
        title: 'Known of the weapons',
        columns: ['Weapon', 'Effect'],
        rows: view.known.map((row) => [...row]),
      }),
      ...reportSection(view),
    ];
  },
};
