/** What is said in due-answers.ts. */
export const words = {
  theChargingZombies: 'the charging zombies',
} as const;
