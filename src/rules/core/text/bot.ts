/** What is said in bot.ts. */
export const words = {
  takesAnyOption: 'Takes any option',
} as const;
