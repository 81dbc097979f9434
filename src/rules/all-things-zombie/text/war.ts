/** Words for who has won the war, and what that leaves of the others for good. */
import type { Winner } from '../types.ts';

export const WAR_WORDS = {
  zombies: { who: 'the zombies', won: 'The zombies have won', effect: 'survivor activity is 1 everywhere' },
  survivors: {
    who: 'the survivors',
    won: 'The survivors have won',
    effect:
      'zombie activity is 1 everywhere, and half the groups met are of the army, with assault rifles and body armour',
  },
} as const satisfies Record<Winner, { readonly who: string; readonly won: string; readonly effect: string }>;
