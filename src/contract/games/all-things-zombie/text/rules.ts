/** What is said in rules.ts. */
export const words = {
  giveTheRulesId: 'Give the rule’s id as text.',
  aRulesIdHas: 'A rule’s id has at most 80 characters.',
} as const;
