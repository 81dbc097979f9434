/** What is said in add-figure.tsx. */
export const words = {
  addAFigure: 'Add a figure',
  whereTheFigureComesFrom: 'Where the figure comes from',
  byTheTables: 'By the tables',
  byHand: 'By hand',
  fromAnotherCampaign: 'From another campaign',
} as const;
