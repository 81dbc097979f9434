/** What is said in step-bar.tsx. */
export const words = {
  printTheBriefing: 'Print the briefing',
  oneOff: (what: string, aSide: string) => `One-off, ${what}, ${aSide}`,
  stepsOfTheEncounter: 'Steps of the Encounter',
  ended: (title: string, date: string) => `${title}, ${date}: ended`,
} as const;
