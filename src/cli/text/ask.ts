/** What is said in ask.ts. */
export const words = {
  sayGiveUpLine: ' Say --give-up-line to do it.',
  toGoFurtherBackHoldout: (undo: string) => `${undo} To go further back: holdout branch ID ACT --name NAME.`,
  sayCopyNameNAME: (bringBack: string) => `${bringBack} Say --copy --name NAME to bring it back as a copy.`,
} as const;
