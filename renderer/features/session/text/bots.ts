/** What is said in bots.tsx. */
export const words = {
  stop: 'Stop',
  playOneStep: 'Play one step',
  playOn: 'Play on',
} as const;
