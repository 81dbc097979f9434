/** What is said in dice-table.tsx. */
export const words = {
  howOftenEachFaceFellOf: (title: string) => `${title}: how often each face fell`,
  face: 'Face',
  rolled: 'Rolled',
  ofAll: 'Of all',
  evenDice: 'Even dice',
  offBy: 'Off by',
} as const;
