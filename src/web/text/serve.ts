/** What is said in serve.ts. */
export const words = {
  isTakenByAnotherProgram: 'is taken by another program',
  mayNotBeUsedWithout: 'may not be used without further rights',
} as const;
