/** The tables of What Do You Gain. */
import type { Declared } from '../../core/table.ts';
import { LOOT, SEARCH_MODIFIERS } from './loot.ts';
import { WEAPON_FOUND, WEAPON_MODIFIER } from './weapon-found.ts';

/** Every table of the chapter, so that the rows play has reached can be counted. */
export const WHAT_YOU_GAIN_TABLES: readonly Declared[] = [
  LOOT,
  SEARCH_MODIFIERS,
  WEAPON_FOUND,
  WEAPON_MODIFIER,
];
