/** What is said in takes.tsx. */
export const words = {
  whoGoes: 'Who goes',
  clipForThe: (weapon: string) => `clip for the ${weapon}`,
  takesOf: (things: string) => `Takes: ${things}`,
  rep: 'Rep',
} as const;
