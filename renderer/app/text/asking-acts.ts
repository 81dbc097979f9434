/** What is said in asking-acts.ts. */
export const words = {
  answerTheQuestionFirst: 'Answer the question first, or cancel it.',
} as const;
