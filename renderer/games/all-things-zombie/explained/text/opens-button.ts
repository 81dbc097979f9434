/** What is said in opens-button.tsx. */
export const words = {
  howItCameAbout: 'How it came about',
} as const;
