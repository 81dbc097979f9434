/** What is said in counter-fields.tsx. */
export const words = {
  base: 'Base',
  zombies: 'Zombies',
  others: 'Others',
  ofEachStatus: 'Of each status',
} as const;
