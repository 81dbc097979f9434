/** Sheets for paper: the ship at a moment and blank, the record, the rules on a page, all counters to cut out. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { quickReference } from '../../../../src/rules/awful-green-things/text/paper.ts';
import { shipView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import { linesSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';
import { shipIn } from '../ship-in.ts';
import { pieceSections } from './pieces.tsx';
import { PrintedShip } from './printed-ship.tsx';
import { keySections, recordSections } from './tables.ts';

const NOT_ASKED = { rule: '', of: null, options: [] } as const;
/** Null between two voyages. */
function shownIn(view: SessionView, corrections: Corrections) {
  const state = shipIn(view);
  return state === undefined ? null : shipView(state, NOT_ASKED, corrections);
}

/** Outside the Znutar is played. */
const isOpenIn = (view: SessionView): boolean => shipIn(view)?.outside !== undefined;

const ship: Sheet = {
  id: 'ship',
  title: 'The ship at this moment',
  landscape: true,
  legend: 'Pale counters have moved or attacked. +3: three more counters than there is room for.',
  sections: (view, corrections) => {
    const shown = shownIn(view, corrections);
    if (shown === null) return [];
    const { areas, outside } = shown;
    const node = <PrintedShip name={view.name} areas={areas} outside={outside} isOpen={outside !== null} />;
    return [{ id: 'ship', title: '', rows: [{ key: 'ship', node }] }];
  },
};

const blank: Sheet = {
  id: 'blank',
  title: 'Blank ship',
  landscape: true,
  isTimeless: true,
  legend: 'The plan is our own drawing of the areas and the ways between them; passage names are ours.',
  sections: (view) => {
    const node = <PrintedShip name={view.name} areas={[]} isOpen={isOpenIn(view)} />;
    return [{ id: 'blank', title: '', rows: [{ key: 'blank', node }] }];
  },
};

const record: Sheet = {
  id: 'record',
  title: 'Record sheet',
  legend: 'What is known at this moment; the rest is yours to write in. D/C/M: dice, constitution, movement.',
  sections: (view, corrections) => {
    const state = shipIn(view);
    return state === undefined ? [] : recordSections(state, corrections);
  },
};

const pieces: Sheet = {
  id: 'pieces',
  title: 'Counters and chits',
  isTimeless: true,
  isBare: true,
  legend: 'Cut along the lines. The number on a Green Thing is its constitution.',
  sections: (view, corrections) => pieceSections(corrections, shipIn(view)?.outside),
};

const reference: Sheet = {
  id: 'reference',
  title: 'Quick reference',
  isTimeless: true,
  columns: 2,
  legend: 'The rules in our own words. D/C/M: dice, constitution, movement.',
  sections: (view, corrections) => [
    ...quickReference({ outside: shipIn(view)?.outside !== undefined }).map(linesSection),
    ...keySections(corrections),
  ],
};

export const SHIP_SHEETS: readonly Sheet[] = [ship, record, reference, pieces, blank];
