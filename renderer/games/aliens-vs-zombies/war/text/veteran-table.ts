/** What is said in veteran-table.tsx. */
export const words = {
  noneYet: 'None yet.',
  name: 'Name',
  towns: 'Towns',
  kills: 'Kills',
  knownFor: 'Known for',
  status: 'Status',
  ready: 'Ready',
  fellAtOf: (place: string) => `Fell at ${place}`,
} as const;
