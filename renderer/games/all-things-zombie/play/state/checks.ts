/** The reaction checks as the player picks them: a key each. */

import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';

export const CHECK_LETTERS = {
  'in-sight': 'i',
  'received-fire': 'f',
  'wanting-to-charge': 'w',
  'being-charged': 'b',
  surprise: 's',
  overrun: 'o',
  rally: 'r',
  'see-zombie-death': 'z',
  'what-now': 'n',
  'pursue-by-fire': 'p',
  'fast-move': 'm',
  'reaction-fire': 'q',
} as const satisfies Record<CheckName, string>;

export const CHECK_NAMES = Object.keys(CHECK_LETTERS) as CheckName[];
