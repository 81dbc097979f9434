/** The table of Attacking with Fire. */
import { FIRE } from './fire-impact.ts';

export const FIRE_TABLES = [FIRE] as const;
