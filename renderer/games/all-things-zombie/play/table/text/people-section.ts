/** What is said in people-section.tsx. */
export const words = {
  peopleMet: 'People met',
  innocent: 'Innocent',
  protected: 'Protected',
  rep: (rep: string | number, which: string, where: string) => `Rep ${rep}${which}${where}`,
  dealWithThem: 'Deal with them',
  theyAreBeaten: 'They are beaten',
  searchTheBeaten: (name: string) => `Search the beaten: ${name}`,
  searchThem: 'Search them',
  inFromTheDoor: (inward: string | number, fromLeft: string | number) =>
    `; ${inward}″ in from the door, ${fromLeft}″ from the left`,
} as const;
