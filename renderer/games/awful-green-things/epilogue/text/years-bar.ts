/** What is said in years-bar.tsx. */
export const words = {
  foodEnough: 'food enough',
  foodFor: (counted: string) => `food for ${counted}`,
  gone: 'gone',
} as const;
