/** What is said in parties.tsx. */
export const words = {
  player: 'Player',
  survivors: 'Survivors',
  lost: 'Lost',
  grudge: 'Grudge',
  withOf: (gear: string) => ` with ${gear}`,
} as const;
