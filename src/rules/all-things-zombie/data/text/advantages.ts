/** What is said in advantages.ts. */
export const words = {
  largerThanLife: 'Larger Than Life',
  nobodyOfLowerRepCan:
    'Nobody of lower Rep can kill a Star: dead becomes Out of the Fight, at the price of all RAP, and of capture if nobody carries the Star off. No help against zombies.',
  cheatingDeath: 'Cheating death',
  theStarMayLeave:
    'The Star may leave the Encounter on the spot instead of dying, and loses 1 Rep. Not at Rep 1, and not when zombies did the killing.',
  freeWill: 'Free Will',
  onMostReactionChecks:
    'On most reaction checks the Star may stay, Duck Back rather than shoot, or run away, as the player likes. Not when surprised.',
} as const;
