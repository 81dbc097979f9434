/** Every table of the chapter, so that the rows play has reached can be counted. */
import type { Declared } from '../../core/table.ts';
import { NORMAL_MOVE } from './pace.ts';

export const MOVEMENT_TABLES: readonly Declared[] = [NORMAL_MOVE];
