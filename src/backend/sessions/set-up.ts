/** The beginning of a game from what somebody set it up with. */
import type { Game } from '../../rules/core/game.ts';
import { wrong } from './seats.ts';

const SETUP_WORDS = {
  'not-a-setup': 'its set-up is a record of fields.',
  'unknown-field': 'it has no such field.',
  'not-a-value': 'it takes another value.',
  'out-of-range': 'that lies outside what the field takes.',
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
