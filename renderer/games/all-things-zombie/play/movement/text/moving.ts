/** What is said in moving.ts. */
export const words = {
  normal: 'Normal',
  fast: 'Fast',
  stays: 'Stays',
  openGround: 'Open ground',
  roughOrAcrossGulliesHalf: 'Rough, or across gullies: half',
  throughTheFord: 'Through the ford',
  prone: { text: 'prone', brief: 'prone' },
  atTheFord: { text: 'at the ford', brief: 'ford' },
  inTheRiver: { text: 'in the river', brief: 'river' },
  carries: { text: 'carries', brief: 'carries' },
  pickedUp: 'picked up',
} as const;
