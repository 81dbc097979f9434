/** What is said in roster-head.tsx. */
export const words = {
  rosterPhase: (text: string, phase: string | number) => `Roster, ${text}. Phase ${phase}`,
  encounter: 'Encounter',
  zombieActivity: 'Zombie activity',
  survivorActivity: 'Survivor activity',
  windFrom: 'Wind from',
  entry: 'Entry',
} as const;
