/** What is said in next-period.tsx. */
export const words = {
  whatCanBePlayedNow: (follows: string) => `What can be played now: ${follows}.`,
  planTheNextEncounter: 'Plan the next Encounter',
  itIs: (text: string, what: string) => `It is ${text}. ${what}`,
  home: 'Home',
  itIsOver: 'It is over',
  next: (text: string | number) => `Next: ${text}`,
} as const;
