/** Ways in which a game may end (How to Win). */
import type { ForecastWords } from '../../core/game-text.ts';
import { ENDINGS, type EndingKind } from '../data/points.ts';
import type { Side } from '../state.ts';
import { SHIP_ENDS } from './events.ts';

const SHORT: Readonly<Record<EndingKind, string>> = {
  exterminated: 'crew keep her',
  'taken-over': 'taken over',
  abandoned: 'abandoned',
  destroyed: 'blown up',
  'stand-off': 'nobody',
};

const SIDE: Readonly<Record<EndingKind, Side | null>> = {
  exterminated: 'crew',
  'taken-over': 'monsters',
  abandoned: 'monsters',
  destroyed: null,
  'stand-off': null,
};

export const forecastText = (): ForecastWords => ({
  aside: 'what becomes of the Znutar',
  endings: ENDINGS.map((kind) => {
    const seat = SIDE[kind];
    return { ending: SHIP_ENDS[kind], short: SHORT[kind], ...(seat === null ? {} : { seat }) };
  }),
});
