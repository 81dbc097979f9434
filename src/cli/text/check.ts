/** What is said in check.ts. */
export const words = {
  andMore: (more: string | number) => `And ${more} more.`,
  holdoutRepairRepairsIt: (id: string) => `holdout repair ${id} repairs it.`,
  soundEventsAndAll: (events: string | number) => `Sound: ${events} events, and all that stands beside them.`,
  damaged: 'Damaged:',
} as const;
