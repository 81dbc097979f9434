/** What is said in party-settled.tsx. */
export const words = {
  recruitTheParty: 'Recruit the party',
  thePartyIsComplete: 'The party is complete and the campaign has begun.',
  goHome: 'Go Home',
  orAddAFigure: ', or add a figure on the',
  roster: 'roster',
} as const;
