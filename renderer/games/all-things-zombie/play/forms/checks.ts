/** The reaction checks as the player picks them: a key each. */
import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import { words } from './text/checks.ts';

interface CheckWords {
  readonly title: string;
  readonly key: string;
}

export const CHECK_WORDS = {
  'in-sight': { title: words.inSight, key: 'i' },
  'received-fire': { title: words.receivedFire, key: 'f' },
  'wanting-to-charge': { title: words.wantingToCharge, key: 'w' },
  'being-charged': { title: words.beingCharged, key: 'b' },
  surprise: { title: words.surprise, key: 's' },
  overrun: { title: words.overrun, key: 'o' },
  rally: { title: words.rally, key: 'r' },
  'see-zombie-death': { title: words.seeZombieDeath, key: 'z' },
  'what-now': { title: words.whatNow, key: 'n' },
  'pursue-by-fire': { title: words.pursueByFire, key: 'p' },
  'fast-move': { title: words.fastMove, key: 'm' },
  'reaction-fire': { title: words.reactionFire, key: 'q' },
} as const satisfies Record<CheckName, CheckWords>;

export const CHECK_NAMES = Object.keys(CHECK_WORDS) as CheckName[];
