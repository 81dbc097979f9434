/** What is said in tabs.ts. */
export const words = {
  figures: 'Figures',
  map: 'Map',
  log: 'Log',
  buildings: 'Buildings',
  people: 'People',
  shots: 'Shots',
} as const;
