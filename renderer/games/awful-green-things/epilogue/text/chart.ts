/** What is said in chart.tsx. */
export const words = {
  theWayHome: (title: string) => `${title}: the way home`,
  event: (entry: string | number, name: string) => `Event ${entry}: ${name}`,
} as const;
