/** What is said in act-explained.tsx. */
export const words = {
  noDiceWereRolled: 'No dice were rolled for it.',
} as const;
