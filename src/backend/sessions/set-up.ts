/** The beginning of a game from what somebody set it up with. */
import type { Game } from '../../rules/core/game.ts';
import { wrong } from './seats.ts';
import { words } from './text/set-up.ts';

const SETUP_WORDS = {
  'not-a-setup': words.itsSetUp,
  'unknown-field': words.itHasNoSuchField,
  'not-a-value': words.itTakesAnotherValue,
  'out-of-range': words.thatLiesOutsideWhat,
} as const;

export function beginningOf(
  game: Game,
  input: unknown,
): { readonly setup: unknown; readonly state: unknown } {
  const setUp = game.setUp(input);
  if (setUp.ok) return setUp;
  const { word, field } = setUp.refusal;
  throw wrong(field === undefined ? 'setup' : `setup.${field}`, `${game.title}: ${SETUP_WORDS[word]}`);
}
