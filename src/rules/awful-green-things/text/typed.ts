/** Weapon Effect Chits as a player with the printed game types them. */
import type { CardWords } from '../../core/game-text.ts';
import { CHITS, type Chit } from '../data/chits.ts';

/** None has an R, which is the key that lets the app draw. */
const CODES: Readonly<Record<Chit, string>> = {
  'kill-5': 'K5',
  'kill-4': 'K4',
  'kill-3': 'K3',
  'stun-5': 'S5',
  fragments: 'BITS',
  grow: 'UP',
  shrink: 'DOWN',
  'no-effect': 'NO',
};

const squeezed = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const chitWords: CardWords = {
  piece: { one: 'chit', many: 'chits' },
  /** Reads a chit by its code, or by all of its id. */
  read: (typed) => {
    const wanted = squeezed(typed);
    return CHITS.find((chit) => CODES[chit] === wanted || squeezed(chit) === wanted);
  },
  hint: 'K3, K4 or K5 for dice to kill, S5 to stun, UP to grow, DOWN to shrink, BITS for Fragments, NO for no effect.',
};
