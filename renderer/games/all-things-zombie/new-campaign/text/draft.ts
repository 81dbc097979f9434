/** What is said in draft.ts. */
export const words = {
  chooseTheAttributeYourStar: 'Choose the attribute your Star has.',
} as const;
