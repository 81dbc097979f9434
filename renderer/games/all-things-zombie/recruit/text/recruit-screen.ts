/** What is said in recruit-screen.tsx. */
export const words = {
  joinsRep: (name: string, rep: string | number) => `${name} joins, Rep ${rep}`,
  recruitTheParty: 'Recruit the party',
  beginTheCampaign: 'Begin the campaign',
  stillToComeYouCan: (counted: string) => `${counted} still to come. You can leave, and go on later.`,
  grunt: 'Grunt',
  grunts: 'Grunts',
  untilYouBeginAnyoneCan: 'Until you begin, anyone can be rolled again.',
  insteadRep: (name: string | number, rep: string | number) => `Instead: ${name}, Rep ${rep}`,
} as const;
