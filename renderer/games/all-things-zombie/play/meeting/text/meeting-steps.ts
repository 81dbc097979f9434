/** What is said in meeting-steps.tsx. */
export const words = {
  meetingPeople: 'Meeting people',
  yours: 'yours',
  oddsBefore: 'Odds before',
} as const;
