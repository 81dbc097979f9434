/** Names of worlds, results, fates and options of voyages. */
import type { Term } from '../../../core/text/term.ts';
import type { EndingKind } from '../../data/points.ts';
import type { Result, WorldId } from '../../voyages/data.ts';
import type { VoyagesFate } from '../../voyages/ending.ts';
import type { VoyagesEnd } from '../../voyages/spoils.ts';

export const WORLD_NAMES: Readonly<Record<WorldId, string>> = {
  ommel: 'Ommel',
  brack: 'Brack',
  thole: 'Thole',
  'lantern-reach': 'Lantern Reach',
  hesper: 'Hesper',
  'snudl-1': 'Snudl-1',
};

export const RESULT_NAMES: Readonly<Record<Result, Term>> = {
  won: { title: 'Won', text: 'won' },
  drawn: { title: 'Drawn', text: 'drawn' },
  lost: { title: 'Lost', text: 'lost' },
};

/** Endings for the ship, for a column. */
export const SHIP_NAMES: Readonly<Record<EndingKind, string>> = {
  exterminated: 'Ship cleared',
  'taken-over': 'Ship taken over',
  abandoned: 'Abandoned',
  destroyed: 'Blown up',
  'stand-off': 'Stand-off',
};

export const FATE_NAMES: Readonly<Record<VoyagesFate, string>> = {
  renowned: 'the Znutar is renowned, every voyage won',
  home: 'the Znutar is home, and the better for it',
  weary: 'the Znutar is home, and nobody the better for it',
  doomed: 'the Green Things have the better of the Znutar',
  abandoned: 'the voyages are given up',
};

/** Cases in which voyages bring something. */
export const END_NAMES: Readonly<Record<VoyagesEnd, string>> = {
  voyage: 'Each voyage won',
  every: 'Every voyage won',
  most: 'More won than lost',
  level: 'As many won as lost',
};
