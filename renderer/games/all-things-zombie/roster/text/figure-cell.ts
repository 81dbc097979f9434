/** What is said in figure-cell.tsx. */
export const words = {
  houseRuleOf: (granted: string) => `House rule: ${granted}`,
  protected: 'Protected',
} as const;
