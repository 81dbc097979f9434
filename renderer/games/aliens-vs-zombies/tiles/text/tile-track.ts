/** What is said in tile-track.tsx. */
export const words = {
  eventTiles: 'Event tiles',
  ofTheseToCome: (left: string, count: string) => `${left} of these ${count} to come`,
  rebuiltByUs: 'Rebuilt by us',
  ours: '~ ours',
  faceDown: 'Face down',
} as const;
