/** What is said in counter-pages.tsx. */
export const words = {
  countersOfMmToCut: (base: string | number) => `Counters of ${base} mm, to cut out`,
  party: 'Party',
  others: 'Others',
  zombies: 'Zombies',
  shotsFired: 'Shots fired',
  shots: 'Shots',
  status: 'Status',
} as const;
