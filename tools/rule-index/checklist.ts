/** Every heading of the rulebook, with what stands under it here, or why nothing does. */
import type { Heading } from '../../src/rules/all-things-zombie/data/text/headings.ts';
import { BATTLE_CHECKLIST } from './battle-checklist.ts';
import { CAMPAIGN_CHECKLIST } from './campaign-checklist.ts';
import type { Entry } from './entry.ts';

export const CHECKLIST: Readonly<Record<Heading, Entry>> = { ...BATTLE_CHECKLIST, ...CAMPAIGN_CHECKLIST };
