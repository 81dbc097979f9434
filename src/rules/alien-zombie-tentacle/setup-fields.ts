/** What a game is set up with. */
import { flag, number } from '../core/fields.ts';
import type { SetupFields } from '../core/setup.ts';
import { words } from './text/setup-fields.ts';

export const SETUP_FIELDS = {
  players: { ...number(2, 6, { usual: 4 }), text: words.players },
  start: { ...number(2, 5, { usual: 2 }), text: words.threatsToBeginWith },
  suddenDeath: { ...flag, text: words.suddenDeath },
  rounds: { ...number(5, 300, { usual: 120 }), text: words.roundsAtMost },
} satisfies SetupFields;
