/** What is said in held-by.ts. */
export const words = {
  you: 'you',
  aPlayer: 'a player',
  bot: (title: string) => `bot: ${title}`,
} as const;
