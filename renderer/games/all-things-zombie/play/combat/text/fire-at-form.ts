/** What is said in fire-at-form.tsx. */
export const words = {
  hasNothingToFireOf: (name: string) => `${name} has nothing to fire.`,
  targets: 'Targets',
  whereFrom: 'Where from',
  fire: (shots: string, which: string) => `Fire ${shots}${which}`,
  allTheSame: ' anyway',
} as const;
