/** What is said in noise-form.tsx. */
export const words = {
  shotsWithoutAMarker: 'Shots without a marker',
  aDieForEachShot: 'A die for each shot, and a place for each zombie it draws.',
  shots: 'Shots',
} as const;
