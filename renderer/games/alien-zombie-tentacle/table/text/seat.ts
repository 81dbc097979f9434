/** What is said in seat.tsx. */
export const words = {
  asAGift: 'as a gift',
  first: 'first',
  survivorsOf: (name: string) => `Survivors of ${name}`,
  inHand: (counted: string) => `${counted} in hand`,
} as const;
