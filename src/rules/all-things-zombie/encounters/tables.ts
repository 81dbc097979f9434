/** The tables of Encounters: who helps an escape, and how many there are. */
import type { Declared } from '../../core/table.ts';
import { HELP, HOW_MANY_TABLE } from './escape.ts';

/** Every table of the chapter, so that the rows play has reached can be counted. */
export const ENCOUNTERS_TABLES: readonly Declared[] = [HELP, HOW_MANY_TABLE];
