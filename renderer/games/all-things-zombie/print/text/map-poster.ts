/** What is said in map-poster.tsx. */
export const words = {
  buildings: 'Buildings',
  page1Of1: 'Page 1 of 1',
  holdoutUnofficialOf: (name: string) => `${name}. Holdout, unofficial.`,
} as const;
