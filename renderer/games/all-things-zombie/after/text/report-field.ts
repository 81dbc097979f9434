/** What is said in report-field.tsx. */
export const words = {
  zombiesLeft: 'Zombies left',
  enemiesLeft: 'Enemies left',
  keptTheField: 'Kept the field',
  leftIt: 'Left it',
  theField: 'The field',
  byTheMarksAbout: (counted: string) => `by the marks ${counted} about`,
  theParty: 'The party',
  aFigureLeftLyingAmong: 'A figure left lying among zombies is lost.',
} as const;
