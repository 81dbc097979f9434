/** Ways in which a town may end, on the victory scale (§8.0). */
import type { ForecastWords } from '../../core/game-text.ts';
import { upperFirst } from '../../core/text/english.ts';
import { figureOf } from '../data/figures.ts';
import { sizeOf, type Table } from '../state.ts';
import { LEVEL_NAMES } from './names.ts';
import { scaleOf } from './scale.ts';

export const forecastText = ({ dead }: Table): ForecastWords => ({
  aside: `dead after turn ${figureOf('turns')}`,
  endings: scaleOf().levels.map(({ level, name, from, side }) => ({
    ending: upperFirst(LEVEL_NAMES[level]),
    short: name,
    from,
    ...(side === null ? {} : { seat: side }),
  })),
  now: sizeOf(dead),
});
