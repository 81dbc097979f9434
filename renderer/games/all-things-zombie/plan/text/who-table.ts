/** What is said in who-table.tsx. */
export const words = {
  whoGoes: 'Who goes',
  nobodyIsWithTheParty: 'Nobody is with the party.',
  atHome: (count: string, which: string) => `${count} ${which} at home`,
  everyoneGoes: 'Everyone goes',
  name: 'Name',
  rep: 'Rep',
  weapons: 'Weapons',
  clips: 'Clips',
  status: 'Status',
  combinedRep: 'combined Rep',
  unarmed: 'Unarmed',
} as const;
