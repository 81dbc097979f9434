/** What a campaign starts with (section: Recruiting Your Group; three Grunts by ATZ-10). */
import type { Rep } from './types.ts';

export const STARTING_REP: Rep = 5;
export const STARTING_GRUNTS = 3;
/** Attributes a Star chooses at the start (section: Attributes). */
export const STARTING_ATTRIBUTES = 1;
