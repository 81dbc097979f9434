/** What is said in print-out.ts. */
export const words = {
  thePagesCouldNotBe: 'The pages could not be printed.',
  thePagesCouldNotBeSaved: 'The pages could not be saved.',
  savedAs: (path: string) => `Saved as ${path}`,
} as const;
