/** What is said in own-files.ts. */
export const words = {
  wasNotSaved: (path: string) =>
    `${path} was not saved: it is a file of Holdout’s own, or is called like one. Choose another name.`,
} as const;
