/** What is said in combat-buttons.tsx. */
export const words = {
  myDiceOf: (text: string) => `${text}, my dice`,
  appsDice: 'App’s dice',
  myDice: 'My dice',
} as const;
