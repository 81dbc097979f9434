/** What is said in from-field.tsx. */
export const words = {
  whereFrom: 'Where from',
  ifYouLikeOrPress: '(if you like; or press the map)',
  inchesEast: 'Inches east',
  inchesNorth: 'Inches north',
  facing: 'Facing',
} as const;
