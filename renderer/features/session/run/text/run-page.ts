/** What is said in run-page.tsx. */
export const words = {
  howItEnded: 'How it ended',
  houseRulesOurs: 'house rules, ours',
  reports: 'Reports',
  newestFirst: 'newest first',
  next: (name: string | number) => `Next: ${name}`,
} as const;
