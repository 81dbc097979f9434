/** What is said in print.ts. */
export const words = {
  thePageWasNotPrinted: 'The page was not printed: the system’s print service refused it.',
  thePageCouldNotBe: 'The page could not be turned into a PDF.',
  holdout: 'Holdout',
  wasNotSavedTheDisk: (path: string) => `${path} was not saved: the disk is full.`,
  wasNotSavedNothingMay: (path: string) => `${path} was not saved: nothing may be written there.`,
  wasNotSavedAnotherProgram: (path: string) => `${path} was not saved: another program has it open.`,
  couldNotBeSaved: (path: string) => `${path} could not be saved.`,
} as const;
