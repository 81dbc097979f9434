/** What is said in dead-chart.tsx. */
export const words = {
  zombiesDeadAfterEachTurn: (towns: string) => `Zombies dead after each turn. ${towns}`,
} as const;
