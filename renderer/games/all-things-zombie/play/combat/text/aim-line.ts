/** What is said in aim-line.tsx. */
export const words = {
  target: (count: string | number) => `Target ${count}`,
  shots: 'Shots',
  shotsAtTarget: (count: string | number) => `Shots at target ${count}`,
  inchesAway: 'Inches away',
  inchesToTarget: (count: string | number) => `Inches to target ${count}`,
  whereYouHaveMeasured: (away: string, key: string) => `${away}, where you have measured (${key})`,
  overOffOrTurnedAway: (close: string | number) => `Over ${close}″ off, or turned away`,
} as const;
