/** The game that campaigns are of: what of it stands on the shelf and in About. */
import { RULES } from '../../rules/all-things-zombie/rules.ts';

export { shelfEntry } from './all-things-zombie/views/campaign.ts';

/** Counts the game’s rules. */
export const rules = (): number => Object.keys(RULES).length;
