/** What is said in dice-fields.tsx. */
export const words = {
  theDie1To6: 'The die, 1 to 6',
  dieOf1To6: (count: string | number, dice: string | number) => `Die ${count} of ${dice}, 1 to 6`,
  ofSide: (die: string, side: string) => `${die}: ${side}`,
  rollTheRest: 'Roll the rest',
  letTheAppRoll: 'Let the app roll',
} as const;
