/** Every table that is declared by id, so that the rows play has reached can be counted. */
import type { Declared } from '../core/table.ts';
import { AFTER_TABLES } from './after-the-battle/tables.ts';
import { PLACE_TABLES } from './battlefield/tables.ts';
import { TERRAIN } from './battlefield/terrain.ts';
import { CHALLENGE_TABLES } from './challenge/tables.ts';
import { KINDS_TABLES } from './encounters/tables.ts';
import { REACTION_TABLES } from './reaction/tables.ts';
import { GAINS_TABLES } from './what-you-gain/tables.ts';

export const TABLES: readonly Declared[] = [
  ...REACTION_TABLES,
  ...KINDS_TABLES,
  ...PLACE_TABLES,
  // Read on the table, not in setting up.
  TERRAIN,
  ...GAINS_TABLES,
  ...CHALLENGE_TABLES,
  ...AFTER_TABLES,
];
