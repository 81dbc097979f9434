/** Ways a game ends, and what the monsters score then (How to Win). The crew scores the constitution of those who live. */
import { type KeyedTable, rowOf } from '../../core/table.ts';

export const ENDINGS = ['exterminated', 'taken-over', 'abandoned', 'destroyed', 'stand-off'] as const;
export type EndingKind = (typeof ENDINGS)[number];

export const POINTS = {
  id: 'agt.points',
  section: 'How to Win',
  rows: {
    /** No Green Thing is left aboard, or their player gives up. */
    exterminated: { result: 0 },
    /** No crew is left, or their player gives up. */
    'taken-over': { result: 111 },
    /** All who live are in the boats, or some are when the turns agreed on are over. */
    abandoned: { result: 111, ruling: 'AGT-18' },
    /** The engines overload, or will. */
    destroyed: { result: 55.5, ruling: 'AGT-18' },
    /** Ours: the turns agreed on are over. */
    'stand-off': { result: 0, confidence: 'RULING' },
  },
} as const satisfies KeyedTable<EndingKind, number>;

export const pointsRow = (ending: EndingKind) => rowOf<EndingKind, number>(POINTS, ending);
