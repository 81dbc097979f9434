/** The reaction checks as the player picks them: a key each. */

import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import { CHECK_TITLES } from '../../../../../src/rules/all-things-zombie/text/checks.ts';

interface CheckWords {
  readonly title: string;
  readonly key: string;
}

export const CHECK_WORDS = {
  'in-sight': { title: CHECK_TITLES['in-sight'], key: 'i' },
  'received-fire': { title: CHECK_TITLES['received-fire'], key: 'f' },
  'wanting-to-charge': { title: CHECK_TITLES['wanting-to-charge'], key: 'w' },
  'being-charged': { title: CHECK_TITLES['being-charged'], key: 'b' },
  surprise: { title: CHECK_TITLES.surprise, key: 's' },
  overrun: { title: CHECK_TITLES.overrun, key: 'o' },
  rally: { title: CHECK_TITLES.rally, key: 'r' },
  'see-zombie-death': { title: CHECK_TITLES['see-zombie-death'], key: 'z' },
  'what-now': { title: CHECK_TITLES['what-now'], key: 'n' },
  'pursue-by-fire': { title: CHECK_TITLES['pursue-by-fire'], key: 'p' },
  'fast-move': { title: CHECK_TITLES['fast-move'], key: 'm' },
  'reaction-fire': { title: CHECK_TITLES['reaction-fire'], key: 'q' },
} as const satisfies Record<CheckName, CheckWords>;

export const CHECK_NAMES = Object.keys(CHECK_WORDS) as CheckName[];
