/** What is said in session.ts. */
export const words = {
  thisHoldoutDoesntHave: (game: string) =>
    `This Holdout doesn’t have the game ${game}: what was played is kept, and opens in a Holdout that has it.`,
} as const;
