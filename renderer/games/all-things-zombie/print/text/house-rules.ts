/** What is said in house-rules.ts. */
export const words = {
  houseRulesNone: 'House rules: none.',
  houseRules: (all: string) => `House rules: ${all}`,
} as const;
