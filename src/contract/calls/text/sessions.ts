/** What is said in sessions.ts. */
export const words = {
  atMostGamesAtOnce: (most: string | number) => `At most ${most} games at once.`,
  atMost100000Games: 'At most 100,000 games at once.',
  atMostAnswersAtOnce: (most: string | number) => `At most ${most} answers at once.`,
  atMost1000Steps: 'At most 1,000 steps at once.',
  nameAtLeastOneFigure: 'Name at least one figure to correct.',
  atMostFiguresAtOnce: (most: string | number) => `At most ${most} figures at once.`,
} as const;
