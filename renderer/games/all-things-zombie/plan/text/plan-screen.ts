/** What is said in plan-screen.tsx. */
export const words = {
  finishRecruiting: 'Finish recruiting',
  agreeOnALaterYear: 'Agree on a later year',
  readTheChronicle: 'Read the chronicle',
} as const;
