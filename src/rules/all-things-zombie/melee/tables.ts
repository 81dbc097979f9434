/** The tables of melee. */
import type { Declared } from '../../core/table.ts';
import { FIGHTERS } from '../shooting/strikes.ts';
import { MELEE_MODIFIERS } from './modifiers.ts';
import { MELEE_ARMOR, MELEE_RESULTS } from './round.ts';

/** Every table of the chapter, so that the rows play has reached can be counted. */
export const MELEE_TABLES: readonly Declared[] = [FIGHTERS, MELEE_MODIFIERS, MELEE_RESULTS, MELEE_ARMOR];
