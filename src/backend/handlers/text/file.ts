/** What is said in file.ts. */
export const words = {
  theSettingWas: (key: string) =>
    `The setting ${key} was damaged on the disk, and is as in the beginning. It can be repaired: Settings, Backups.`,
  theSettingsWere: (keys: string) =>
    `The settings ${keys} were damaged on the disk, and are as in the beginning. They can be repaired: Settings, Backups.`,
} as const;
