/** What is said in grunt-slot.tsx. */
export const words = {
  gruntOf: (place: string | number) => `Grunt ${place}`,
  pointsOf: (cost: string | number) => `${cost} points`,
  againInPlaceOf: (name: string) => `Again, in place of ${name}`,
  rollAgainFor: (name: string) => `Roll again for ${name}`,
  rollAgain: 'Roll again',
} as const;
