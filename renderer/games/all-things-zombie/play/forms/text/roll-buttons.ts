/** What is said in roll-buttons.tsx. */
export const words = {
  roll: 'Roll',
  myDiceOf: (text: string) => `${text}, my dice`,
  appsDice: 'App’s dice',
  myDice: 'My dice',
} as const;
