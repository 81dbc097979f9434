/** Texts of dice-line.tsx. */
export const words = {
  allDice: (dice: number) => `All ${dice} dice`,
  theDie: 'The die',
  oneAfterAnother: (counted: string) => `${counted}, one after another`,
  letTheAppRoll: 'Let the app roll',
  rollTheRest: 'Roll the rest',
  toCome: (counted: string) => `${counted} to come.`,
  moreDiceThanAreRolled: 'More dice than are rolled.',
} as const;
