/** What is said in backups.ts. */
export const words = {
  aBackupIsCalled: 'A backup is called as the list has it.',
  aCopyIsCalled: 'A copy of the file is called as the list of backups has it.',
  enterAWholeNumber: (what: string, least: string | number, most: string) =>
    `${what}: enter a whole number from ${least} to ${most}.`,
  howManyOfTheLast: 'How many of the last are kept',
  howManyWeeks: 'How many weeks',
  howManyMonths: 'How many months',
  theLimitInMegabytes: 'The limit in megabytes',
} as const;
