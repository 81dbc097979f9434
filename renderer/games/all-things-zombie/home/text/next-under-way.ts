/** What is said in next-under-way.tsx. */
export const words = {
  encounter: (number: string | number, stands: string) => `Encounter ${number}, ${stands}`,
  area: 'Area',
  zombieActivity: '. Zombie activity',
  survivorActivity: ', survivor activity',
  theWar: (won: string) => ` ${won} the war.`,
  goes: 'Goes',
  stays: 'Stays',
  takes: 'Takes',
  logItAsPlayed: 'Log it as played',
  printTheBriefing: 'Print the briefing',
  aClipForS: (name: string, weapon: string) => `a clip for ${name}’s ${weapon}`,
  next: (what: string | number, what2: string | number) => `Next: ${what}${what2}`,
} as const;
