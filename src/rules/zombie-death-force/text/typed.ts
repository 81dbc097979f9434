/** Cards as a player with the printed deck types them: `TBA` is the blue Team A, `WGE` the green Weapon E. */
import type { CardWords } from '../../core/game-text.ts';
import { EVERY_CARD, partOf } from '../cards.ts';
import type { Card } from '../types.ts';
import { titleOf } from './names.ts';

/** None has an R, which is the key that lets the app draw. */
const CODES: Readonly<Record<string, string>> = {
  wild: 'GO',
  'out-of-ammo': 'OA',
  'you-a-zombie': 'YZ',
  'that-was-easy': 'TE',
  'unfortunate-distraction': 'UD',
  'better-you-than-me': 'BY',
  ewwwwwwwww: 'EW',
  'fall-back': 'FB',
  'dead-weight': 'DW',
  'oh-my-gawd': 'OG',
  'hold-them-off': 'HO',
};

export function codeOf(card: Card): string {
  const part = partOf(card);
  if (part === undefined) return CODES[card] ?? card;
  const { kind, colour, letter } = part;
  return `${kind.charAt(0)}${colour.charAt(0)}${letter}`.toUpperCase();
}

const squeezed = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '');

export const cardWords: CardWords = {
  /** Reads a card by its code, its id, or the whole of a title that only one card has. */
  read: (typed) => {
    const wanted = squeezed(typed);
    const named = EVERY_CARD.find((card) => codeOf(card) === wanted || squeezed(card) === wanted);
    if (named !== undefined) return named;
    const titled = EVERY_CARD.filter((card) => squeezed(titleOf(card)) === wanted);
    return titled.length === 1 ? titled[0] : undefined;
  },
  hint: 'Team or Weapon, Blue or Green, and the letter: TBA, WGE. GO is Time to go!; of Actions two letters: OA Out of ammo, YZ You a zombie, TE That was easy, UD distraction, BY Better you, EW Ewww, FB Fall back, DW dead weight, OG Oh my gawd, HO hold them off.',
};
