/** What is said in buy-form.tsx. */
export const words = {
  buyAFigure: 'Buy a figure',
  itsAttributeIsDrawn: 'its attribute is drawn, and costs nothing',
  forWhichSide: 'For which side',
  name: 'Name',
  oneOfTheApps: 'One of the app’s',
  rep: 'Rep',
  leads: 'Leads',
  bodyArmour: 'Body armour',
  nothingYetItWillFight: 'Nothing yet: it will fight with bare hands.',
  tooMany: ': too many',
  buyFor: 'Buy for',
} as const;
