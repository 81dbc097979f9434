import { FIRE } from './fire.ts';

export const FIRE_TABLES = [FIRE] as const;
