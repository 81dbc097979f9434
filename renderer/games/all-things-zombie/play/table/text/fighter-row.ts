/** What is said in fighter-row.tsx. */
export const words = {
  with: (led: string) => `With ${led}`,
  mayGo: 'may go',
  hasActed: 'has acted',
  inTheOf: (vehicle: string) => `in the ${vehicle}`,
  alight: 'alight',
  covers: 'covers',
  fired: 'fired',
  hero: 'Hero',
  innocent: 'Innocent',
  zombiesKilledBy: (name: string) => `Zombies killed by ${name}`,
  peopleKilledBy: (name: string) => `People killed by ${name}`,
} as const;
