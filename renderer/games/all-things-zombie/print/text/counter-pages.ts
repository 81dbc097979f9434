/** What is said in counter-pages.tsx. */
export const words = {
  countersOfMmToCut: (base: string | number) => `Counters of ${base} mm, to cut out`,
  party: 'Party',
  others: 'Others',
  zombies: 'Zombies',
  shotsFired: 'Shots fired',
  shots: 'Shots',
  status: 'Status',
  cutAlongTheOutlines:
    'Cut along the outlines. Fold the tag under, or cut it off. Circle: party, hexagon: others, square: zombie; the point is the facing, the number in a circle or hexagon Rep.',
} as const;
