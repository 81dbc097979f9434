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
  spent: (price: string, then: number, left: number) => `Costs ${price}; leaves ${then} of ${left}`,
  tooMany: (price: string, left: number) => `Costs ${price}; only ${left} left: too many`,
  buyFor: 'Buy for',
} as const;
