/** What is said in portrait.tsx. */
export const words = {
  portraitOf: (name: string) => `Portrait of ${name}`,
  setAPortrait: 'Set a portrait…',
  changeThePortrait: 'Change the portrait…',
  takeItAway: 'Take it away',
} as const;
