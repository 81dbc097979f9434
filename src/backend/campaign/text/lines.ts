/** What is said in lines.ts. */
export const words = {
  theBeginning: 'the beginning',
  afterAct: (at: string | number) => `after act ${at}`,
  openItAsACopy: (bringBack: string) => `${bringBack} Open it as a copy of its own.`,
  broughtBack: (counted: string) => `Brought back: ${counted}`,
  thereIsNoSuch: 'There is no such given-up line; it may have been brought back.',
} as const;
