/** What is said in report-loot.tsx. */
export const words = {
  lootFound: 'Loot found',
  addLoot: 'Add loot',
  lootNotFoundOnPlay: 'Loot not found on Play',
  what: (count: string | number) => `What, ${count}`,
  whereOf: (count: string | number) => `Where, ${count}`,
  where: 'Where',
  foundBy: (count: string | number) => `Found by, ${count}`,
  nobodyInParticular: 'Nobody in particular',
  goesTo: (count: string | number) => `Goes to, ${count}`,
  strikeOutLoot: (count: string | number) => `Remove loot ${count}`,
  remove: 'Remove',
} as const;
