/** What is said in one-off-home.tsx. */
export const words = {
  home: 'Home',
  aOneOffBattle: 'A one-off battle',
} as const;
