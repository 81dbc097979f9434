/** What is said in outcome.tsx. */
export const words = {
  onlyWhatCameOfIt: 'Only what came of it',
  howItCameAbout: 'How it came about',
} as const;
