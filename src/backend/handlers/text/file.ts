/** What is said in file.ts. */
export const words = {
  damagedOnTheDisk: (which: string, listed: string, which2: string, which3: string) =>
    `${which} ${listed} ${which2} damaged on the disk, and ${which3} as in the beginning: look at Settings.`,
  theSetting: 'The setting',
  theSettings: 'The settings',
  somethingElseThatHoldoutKeeps:
    'Something else that Holdout keeps was damaged on the disk, and was put right.',
  howOnTheShelf: (listed: string | number, what: string | number) =>
    `How ${listed} ${what} on the shelf was damaged on the disk, and is as it was again; nothing was lost.`,
} as const;
