/** What is said in shapes.ts. */
export const words = {
  giveTheCampaignsIdTen: 'Give the campaign’s id: ten letters and digits.',
  enterTheRevision: 'Enter the revision as a whole number.',
  aRevisionIs0: 'A revision is 0 or more.',
  enterEachDieAs1: 'Enter each die as 1 to 6.',
  giveEachCardOrChoice: 'Give each card or choice as a short word.',
  oneRollHasAtMostDice: (mostdice: string) => `One roll has at most ${mostdice} dice.`,
} as const;
