/** The reaction checks as the player picks them: a key each. */
import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';

interface CheckWords {
  readonly title: string;
  readonly key: string;
}

export const CHECK_WORDS = {
  'in-sight': { title: 'In Sight', key: 'i' },
  'received-fire': { title: 'Received Fire', key: 'f' },
  'wanting-to-charge': { title: 'Wanting to Charge', key: 'w' },
  'being-charged': { title: 'Being Charged', key: 'b' },
  surprise: { title: 'Surprise', key: 's' },
  overrun: { title: 'Overrun', key: 'o' },
  rally: { title: 'Rally', key: 'r' },
  'see-zombie-death': { title: 'See Zombie Death', key: 'z' },
  'what-now': { title: 'What Now', key: 'n' },
  'pursue-by-fire': { title: 'Pursue by Fire', key: 'p' },
  'fast-move': { title: 'Fast Move', key: 'm' },
  'reaction-fire': { title: 'Reaction Fire', key: 'q' },
} as const satisfies Record<CheckName, CheckWords>;

export const CHECK_NAMES = Object.keys(CHECK_WORDS) as CheckName[];
