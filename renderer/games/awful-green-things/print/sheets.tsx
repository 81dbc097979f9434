/** What The Awful Green Things brings to paper: the ship at a moment and blank, the record, the rules on a page, all counters to cut out. */
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
import { words as said } from './text/sheets.ts';

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
  title: said.theShipAtThisMoment,
  landscape: true,
  legend: said.paleCountersHaveMoved,
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
  title: said.blankShip,
  landscape: true,
  isTimeless: true,
  legend: said.thePlanIsOur,
  sections: (view) => {
    const node = <PrintedShip name={view.name} areas={[]} isOpen={isOpenIn(view)} />;
    return [{ id: 'blank', title: '', rows: [{ key: 'blank', node }] }];
  },
};

const record: Sheet = {
  id: 'record',
  title: said.recordSheet,
  legend: said.whatIsKnownAt,
  sections: (view, corrections) => {
    const state = shipIn(view);
    return state === undefined ? [] : recordSections(state, corrections);
  },
};

const pieces: Sheet = {
  id: 'pieces',
  title: said.countersAndChits,
  isTimeless: true,
  isBare: true,
  legend: said.cutAlongTheLines,
  sections: (view, corrections) => pieceSections(corrections, shipIn(view)?.outside),
};

const reference: Sheet = {
  id: 'reference',
  title: said.quickReference,
  isTimeless: true,
  columns: 2,
  legend: said.theRulesInOurOwn,
  sections: (view, corrections) => [
    ...quickReference({ outside: shipIn(view)?.outside !== undefined }).map(linesSection),
    ...keySections(corrections),
  ],
};

export const SHIP_SHEETS: readonly Sheet[] = [ship, record, reference, pieces, blank];
