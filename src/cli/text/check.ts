/** What is said in check.ts. */
export const words = {
  andMore: (more: string | number) => `And ${more} more.`,
  holdoutRepairRepairsIt: (id: string) => `holdout repair ${id} repairs it.`,
} as const;
