/** The tables of what zombies do. */
import { ZOMBIE_TURN } from './obstacle.ts';
import { ZOMBIE_SENSES } from './senses.ts';

export const ZOMBIE_TABLES = [ZOMBIE_SENSES, ZOMBIE_TURN] as const;
