/** What is said in answer.ts. */
export const words = {
  somethingWentWrongIn:
    'Something went wrong in Holdout; what was saved stays saved, and holdout.log in the data folder says more.',
} as const;
