/** Sheets for paper: the town at a moment, all pieces to cut out, the rules on a page, the record. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { State } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import { quickReference, townOnPaper } from '../../../../src/rules/aliens-vs-zombies/text/paper.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import { linesSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';
import { keySections } from './key.tsx';
import { pieceSections } from './pieces.tsx';
import { PrintedTown } from './printed-town.tsx';
import { townSections, warSections } from './record.tsx';

/** State of the town, or of the town that a war is fought for now; undefined between two towns. */
function townIn({ state }: Pick<SessionView, 'state'>): State | undefined {
  const own = state as State | LinkedState<WarLedger, State>;
  return 'ledger' in own ? (own.game ?? undefined) : own;
}

const map: Sheet = {
  id: 'map',
  title: 'The town at this moment',
  landscape: true,
  legend:
    'Pale counters have acted. A small number beside a counter is how many stand there. ~ rebuilt, not printed in the book.',
  sections: (view, corrections) => {
    const state = townIn(view);
    if (state === undefined) return [];
    const node = <PrintedTown name={view.name} town={townOnPaper(state, corrections)} />;
    return [{ id: 'town', title: '', rows: [{ key: 'town', node }] }];
  },
};

const pieces: Sheet = {
  id: 'pieces',
  title: 'Counters and tiles',
  isTimeless: true,
  isBare: true,
  legend:
    'Cut along the lines. A ring is armour, a second shape behind a mob. ~ rebuilt, not printed in the book; beside a heading, how many there are of each kind.',
  sections: (_, corrections) => pieceSections(corrections),
};

const reference: Sheet = {
  id: 'reference',
  title: 'Quick reference',
  isTimeless: true,
  columns: 2,
  legend: 'The rules in our own words. ~ rebuilt, not printed in the book.',
  sections: (_, corrections) => [...quickReference().map(linesSection), ...keySections(corrections)],
};

const record: Sheet = {
  id: 'record',
  title: 'Record sheet',
  legend: 'What is known at this moment; the rest is yours to write in. ~ rebuilt, not printed in the book.',
  sections: (view, corrections) => {
    const state = townIn(view);
    return state === undefined ? [] : townSections(townOnPaper(state, corrections));
  },
};

const war: Sheet = {
  id: 'war',
  title: 'Record of the war',
  legend: 'What carries over from town to town is our own house rule, not the book’s.',
  sections: ({ state }, corrections) => {
    const { ledger, game } = state as LinkedState<WarLedger, State>;
    return warSections(ledger, corrections, game !== null);
  },
};

export const TOWN_SHEETS: readonly Sheet[] = [map, record, pieces, reference];
export const WAR_SHEETS: readonly Sheet[] = [war, ...TOWN_SHEETS];
