/** What is said in campaign.ts. */
export const words = {
  oneOffPoints: (points: string | number) => `One-off, ${points} points`,
  noCampaignsYetMakeOne: 'No campaigns yet. Make one with: holdout campaign new --name NAME',
  id: 'Id',
  name: 'Name',
  date: 'Date',
  party: 'Party',
  star: 'Star',
  aOneOffPoints: (name: string, oneOff: string | number) => `${name}: a one-off, ${oneOff} points a side`,
  partyOfCombinedRepPoints: (figures: string | number, rep: string | number, cost: string | number) =>
    `Party of ${figures}, combined Rep ${rep}, ${cost} points`,
  seed: (seed: string) => `Seed ${seed}`,
  last: (undo: string | number) => `Last: ${undo}`,
} as const;
