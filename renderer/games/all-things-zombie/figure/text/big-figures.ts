/** What is said in big-figures.tsx. */
export const words = {
  rep: 'Rep',
  outings: 'Outings',
  zombies: 'Zombies',
  people: 'People',
  change: (label: string) => `Change ${label}`,
} as const;
