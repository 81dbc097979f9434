/** What is said in damaged.ts. */
export const words = {
  isDamagedItWas: (
    file: string | number,
    found: string | number,
    told: string | number,
    what: string | number,
  ) => `${file} is damaged (${found}); it was left as it is ${told}, and ${what}.`,
  noBackup: 'there is no backup',
  theNewestBackup: (backup: string) => `the newest backup is ${backup}`,
} as const;
