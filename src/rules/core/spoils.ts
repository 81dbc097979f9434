/**
 * Spoils that a run that is over may bring the campaign that took it up as an episode. Which of them it is the run says; what each is
 * there, and whether it comes at all, the campaign’s house rules.
 */
export const SPOILS = ['survivor', 'pistol', 'clip', 'body-armour', 'medical-supplies'] as const;
export type Spoil = (typeof SPOILS)[number];
