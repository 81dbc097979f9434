/** All that is read of the game. */
import type { GameText } from '../../core/game-text.ts';
import { countedInWords, upperFirst } from '../../core/text/english.ts';
import type { AvzEvent } from '../events.ts';
import type { Ending, State } from '../state.ts';
import { askedText } from './asked.ts';
import { called } from './called.ts';
import { chanceText, ODDS_OF } from './chances.ts';
import { eventText } from './events.ts';
import { figureText } from './figures.ts';
import { forecastText } from './forecast.ts';
import { LEVEL_NAMES } from './names.ts';
import { optionFigures } from './option-figures.ts';
import { inWordsText, standingText } from './standing.ts';
import { pieceWords } from './typed.ts';

export const avzText: GameText<State, AvzEvent, Ending> = {
  about: 'Aliens take a town, and the dead in it get up again. For two; ten turns, about half an hour.',
  event: eventText,
  standing: standingText,
  inWords: inWordsText,
  asked: askedText,
  optionFigures,
  forecast: forecastText,
  folds: ({ rule }) => rule === 'avz.set-up.zombies' || rule === 'avz.spawn',
  outcome: ({ dead, level }) =>
    `${upperFirst(LEVEL_NAMES[level])}: ${countedInWords(dead, 'zombie', 'zombies')} ${dead === 1 ? 'lies' : 'lie'} dead after the last turn.`,
  ending: ({ level }) => upperFirst(LEVEL_NAMES[level]),
  seats: { aliens: 'Aliens', zombies: 'Zombies' },
  called,
  chance: chanceText,
  oddsOf: ODDS_OF,
  figures: figureText,
  cards: pieceWords,
};
