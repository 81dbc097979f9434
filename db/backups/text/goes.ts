/** What is said in goes.ts. */
export const words = {
  isOlder: (file: string, day: string, lacks: string) =>
    `${file} is older than its backup of ${day}${lacks === '' ? '' : `, which also has ${lacks}`}: another program has put it there. Settings, Backups restores that backup.`,
} as const;
