/** What is said in call.ts. */
export const words = {
  oneActTakesAtMost: (most: string | number) => `One act takes at most ${most} dice and cards.`,
  giveEachDecision: 'Give each decision as a short word.',
  oneActTakesAtMostDecisions: (most: string | number) => `One act takes at most ${most} decisions.`,
} as const;
