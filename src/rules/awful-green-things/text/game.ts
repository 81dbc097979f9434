/** All that is read of the game. */
import type { GameText } from '../../core/game-text.ts';
import type { AgtEvent } from '../events.ts';
import type { Ending, State } from '../state.ts';
import { askedText } from './asked.ts';
import { called } from './called.ts';
import { chanceText, ODDS_OF } from './chances.ts';
import { eventText, SHIP_ENDS } from './events.ts';
import { figureText } from './figures.ts';
import { forecastText } from './forecast.ts';
import { optionFigures } from './option-figures.ts';
import { inWordsText, standingText } from './standing.ts';
import { chitWords } from './typed.ts';

/** `55½`, `111`. */
export const pointsText = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${Math.floor(points)}½`;

const FOLDED: ReadonlySet<AgtEvent['rule']> = new Set<AgtEvent['rule']>([
  'agt.set-up.crew',
  'agt.set-up.monsters',
  'agt.move.monsters',
  'agt.move.crew',
  'agt.grab',
  'agt.lay',
  'agt.trade',
  'agt.declare',
]);

export const agtText: GameText<State, AgtEvent, Ending> = {
  about:
    'Monsters grow all over a spaceship, and nobody knows yet which weapon kills them. For two; about an hour.',
  event: eventText,
  standing: standingText,
  inWords: inWordsText,
  asked: askedText,
  optionFigures,
  forecast: forecastText,
  folds: ({ rule }) => FOLDED.has(rule),
  outcome: ({ ship, crew, monsters }) =>
    `${SHIP_ENDS[ship]}: ${pointsText(crew)} points for the crew, ${pointsText(monsters)} for the Green Things.`,
  ending: ({ ship }) => SHIP_ENDS[ship],
  seats: { crew: 'Crew', monsters: 'Green Things' },
  called,
  chance: chanceText,
  oddsOf: ODDS_OF,
  figures: figureText,
  cards: chitWords,
};
