/** What Aliens vs Zombies brings to paper: the town at a moment, all pieces to cut out, the rules on a page, the record. */
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
import { words as said } from './text/sheets.ts';

/** Of a war the town that is fought for; undefined between two. */
function townIn({ state }: Pick<SessionView, 'state'>): State | undefined {
  const own = state as State | LinkedState<WarLedger, State>;
  return 'ledger' in own ? (own.game ?? undefined) : own;
}

const map: Sheet = {
  id: 'map',
  title: said.theTownAtThisMoment,
  landscape: true,
  legend: said.paleCountersHaveActed,
  sections: (view, corrections) => {
    const state = townIn(view);
    if (state === undefined) return [];
    const node = <PrintedTown name={view.name} town={townOnPaper(state, corrections)} />;
    return [{ id: 'town', title: '', rows: [{ key: 'town', node }] }];
  },
};

const pieces: Sheet = {
  id: 'pieces',
  title: said.countersAndTiles,
  isTimeless: true,
  isBare: true,
  legend: said.cutAlongTheLines,
  sections: (_, corrections) => pieceSections(corrections),
};

const reference: Sheet = {
  id: 'reference',
  title: said.quickReference,
  isTimeless: true,
  columns: 2,
  legend: said.theRulesInOurOwn,
  sections: (_, corrections) => [...quickReference().map(linesSection), ...keySections(corrections)],
};

const record: Sheet = {
  id: 'record',
  title: said.recordSheet,
  legend: said.whatIsKnown,
  sections: (view, corrections) => {
    const state = townIn(view);
    return state === undefined ? [] : townSections(townOnPaper(state, corrections));
  },
};

const war: Sheet = {
  id: 'war',
  title: said.recordOfTheWar,
  legend: said.whatCarriesOverFromTown,
  sections: ({ state }, corrections) => {
    const { ledger, game } = state as LinkedState<WarLedger, State>;
    return warSections(ledger, corrections, game !== null);
  },
};

export const TOWN_SHEETS: readonly Sheet[] = [map, record, pieces, reference];
export const WAR_SHEETS: readonly Sheet[] = [war, ...TOWN_SHEETS];
