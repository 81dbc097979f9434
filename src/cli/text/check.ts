/** What is said in check.ts. */
export const words = {
  andMore: (more: string | number) => `And ${more} more.`,
  holdoutRescueSays: 'holdout rescue says what can be recovered, and repairs it.',
  soundEventsAndAll: (events: string | number) => `Sound: ${events} events, and all that stands beside them.`,
  damaged: 'Damaged:',
} as const;
