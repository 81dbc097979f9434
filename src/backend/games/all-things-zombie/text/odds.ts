/** What is said in odds.ts. */
export const words = {
  noInput: 'no input',
  takesNo: (whose: string, names: string) => `${whose} takes no ${names}; leave it out.`,
  theInput: (rule: string, known: string) =>
    `The input of ${rule} is an object with what it takes: ${known}.`,
  takesNoItTakes: (rule: string | number, join: string | number, known: string | number) =>
    `${rule} takes no ${join}; it takes ${known}.`,
} as const;
