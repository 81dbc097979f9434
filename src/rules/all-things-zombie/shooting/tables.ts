/** The tables of ranged combat. */
import type { Declared } from '../../core/table.ts';
import { DAMAGE } from './damage.ts';
import { IMPACT } from './impact.ts';
import { LINE_OF_SIGHT } from './sight.ts';
import { TO_HIT } from './to-hit.ts';

/** Every table of the chapter, so that the rows play has reached can be counted. */
export const SHOOTING_TABLES: readonly Declared[] = [LINE_OF_SIGHT, TO_HIT, IMPACT, DAMAGE];
