/** What is said in moving.ts. */
export const words = {
  normal: 'Normal',
  fast: 'Fast',
  stays: 'Stays',
  openGround: 'Open ground',
  roughOrAcrossGulliesHalf: 'Rough, or across gullies: half',
  throughTheFord: 'Through the ford',
  atTheFord: 'at the ford',
  inTheRiver: 'in the river',
  pickedUp: 'picked up',
} as const;
