/** Fields of a game’s set-up. */
import { flag, number } from '../core/fields.ts';
import type { SetupFields } from '../core/setup.ts';

export const SETUP_FIELDS = {
  players: { ...number(2, 6, { usual: 4 }), text: 'Players' },
  start: { ...number(2, 5, { usual: 2 }), text: 'Threats to begin with' },
  suddenDeath: { ...flag, text: 'Sudden Death' },
  rounds: { ...number(5, 300, { usual: 120 }), text: 'Rounds at most' },
} satisfies SetupFields;
