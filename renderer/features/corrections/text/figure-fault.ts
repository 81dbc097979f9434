/** What is said in figure-fault.ts. */
export const words = {
  fromTo: (least: string | number, most: string | number) => `From ${least} to ${most}.`,
  enterWhatIsPrinted: 'Enter what is printed.',
  atMostCharacters: (longest: string | number) => `At most ${longest} characters.`,
  oneLineOfLetters: 'One line of letters and signs, without spaces around it.',
} as const;
