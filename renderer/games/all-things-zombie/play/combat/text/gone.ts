/** What is said in gone.ts. */
export const words = {
  theTarget: 'the target',
  noLongerThereChooseAnother: (gone: string) => `No longer there: ${gone}. Choose another.`,
} as const;
