/** What is said in room.tsx. */
export const words = {
  room: 'Room',
  mbOf: (limit: string | number) => `${limit} MB`,
  useAtMost: 'Use at most',
  mb: 'MB',
  theOldestGoFirst: 'The oldest go first. The newest good one always stays.',
} as const;
