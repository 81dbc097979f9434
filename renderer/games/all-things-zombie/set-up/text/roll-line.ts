/** What is said in roll-line.tsx. */
export const words = {
  myDice: (text: string) => `${text}, my dice`,
} as const;
