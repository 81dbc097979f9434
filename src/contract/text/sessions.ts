/** What is said in sessions.ts. */
export const words = {
  giveTheGamesIdSmall: 'Give the game’s id: small letters and hyphens.',
} as const;
