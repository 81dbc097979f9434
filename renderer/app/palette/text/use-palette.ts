/** What is said in use-palette.tsx. */
export const words = {
  next: 'Next',
  goTo: 'Go to',
  figures: 'Figures',
  campaigns: 'Campaigns',
  games: 'Games',
} as const;
