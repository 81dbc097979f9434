/**
 * Tier at which a battle is played: reported from the sheet, played turn by turn, or fought on by bots. Apart from its schema: every window
 * reads it at once.
 */
export const TIERS = ['log', 'assist', 'resolve'] as const;
export type Tier = (typeof TIERS)[number];
