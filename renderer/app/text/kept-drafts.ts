/** What is said in kept-drafts.ts. */
export const words = {
  theDraftOfWasNot: (form: string) => `the draft of ${form} was not saved`,
} as const;
