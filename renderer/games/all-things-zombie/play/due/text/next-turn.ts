/** What is said in next-turn.tsx. */
export const words = {
  turnOf: (next: string | number) => `Turn ${next}`,
  whoKeepsTogether: 'Who keeps together',
} as const;
