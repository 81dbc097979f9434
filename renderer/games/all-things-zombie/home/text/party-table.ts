/** What is said in party-table.tsx. */
export const words = {
  withThePartyCombinedRep: (figures: string, rep: string | number, cost: string | number) =>
    `${figures} with the party, combined Rep ${rep}, ${cost} points`,
  nobodyIsWithTheParty: 'Nobody is with the party.',
  name: 'Name',
  rep: 'Rep',
  toTheNextRep: 'To the next Rep',
  carries: 'Carries',
  clips: 'Clips',
  status: 'Status',
  unarmed: 'Unarmed',
} as const;
