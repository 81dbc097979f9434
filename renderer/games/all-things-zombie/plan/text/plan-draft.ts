/** What is said in plan-draft.ts. */
export const words = {
  chooseWhereItTakesPlace: 'Choose where it takes place.',
} as const;
