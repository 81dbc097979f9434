/** The table of Attacking with Fire. */
import { FIRE } from '../shooting/fire-impact.ts';

export const FIRE_TABLES = [FIRE] as const;
