/** All that is read of the game. */
import type { GameText, Standing } from '../../core/game-text.ts';
import type { Seen } from '../../core/seen.ts';
import { countedInWords } from '../../core/text/english.ts';
import { ENEMIES } from '../cards.ts';
import type { AztaEvent } from '../events.ts';
import { type AztaState, seatsOf } from '../state.ts';
import type { AztaOutcome, Enemy } from '../types.ts';
import { asked, phasesOf } from './asked.ts';
import { chanceText } from './chances.ts';
import { eventText } from './events.ts';
import { partText } from './events-of-rounds.ts';
import { figureText } from './figures.ts';
import { inWords } from './in-words.ts';
import { enemyName, SEAT_NAMES, seatName } from './names.ts';
import { optionFigures } from './option-figures.ts';
import { optionText } from './options.ts';
import { endingText, NOBODY, outcomeText } from './outcome.ts';
import { cardWords } from './typed.ts';

type Look = Seen<AztaState>;

const living = ({ survivors }: Look): number => survivors.filter(({ out }) => out === null).length;

function standing(state: Look): Standing {
  const { round, phase, outcome, survivors, players, won } = state;
  if (phase === 'set-up')
    return { title: 'Before the first round', within: 'before the first round', detail: '' };
  const [title, within] = [`Round ${round}`, `round ${round}`];
  const alive = `${living(state)} alive of ${survivors.length}`;
  if (outcome !== null) return { title, within, detail: outcomeText(outcome).replace(/\.$/, '') };
  return {
    title,
    within,
    detail: won === null ? `${partText(phase)}; ${alive}` : `${seatName(won.seat)} plays on alone; ${alive}`,
    crumb: `${countedInWords(players.length, 'player', 'players')}, ${alive}`,
    phases: phasesOf(state),
  };
}

/** Rules of little weight by themselves: a row of their events is folded to one line. */
const FOLDED: ReadonlySet<string> = new Set(['azta.survivor', 'azta.draw', 'azta.step', 'azta.pass']);

const isEnemy = (card: string): card is Enemy => ENEMIES.some((one) => one === card);

/** Name of an answer; which card was drawn is nobody’s to know but the drawer’s. */
function called(rule: string, answer: string): string {
  if (rule === 'azta.draw') return 'a card';
  return isEnemy(answer) ? enemyName(answer) : optionText(answer);
}

export const aztaText: GameText<AztaState, AztaEvent, AztaOutcome> = {
  about:
    'All run from the same Threats, and each has only to be faster than the others. For two to six; about half an hour.',
  event: eventText,
  standing,
  inWords,
  outcome: outcomeText,
  ending: endingText,
  asked,
  optionFigures,
  forecast: (state) => ({
    aside: 'who is left at the end',
    endings: [...seatsOf(state).map((seat) => ({ ending: seatName(seat), seat })), { ending: NOBODY }],
  }),
  folds: ({ rule }) => FOLDED.has(rule),
  seats: SEAT_NAMES,
  called,
  chance: chanceText,
  oddsOf: { 'azta.flip': 'The next Threat' },
  figures: figureText,
  cards: cardWords,
};
