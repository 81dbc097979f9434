/** What is said in fighter-row.tsx. */
export const words = {
  zombiesKilledBy: (name: string) => `Zombies killed by ${name}`,
  peopleKilledBy: (name: string) => `People killed by ${name}`,
} as const;
