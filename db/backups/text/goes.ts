/** What is said in goes.ts. */
export const words = {
  act: 'act',
  acts: 'acts',
  text: 'version of your notes and reports',
  texts: 'versions of your notes and reports',
  form: 'half-filled form',
  forms: 'half-filled forms',
  goesWhole: (goes: string) => `goes with all there is of it${goes === '' ? '' : `: ${goes}`}`,
  loses: (goes: string) => `loses ${goes}`,
  standsAsThen: 'stands as it stood then',
  settings: 'Settings',
  becomeAsThen: 'become what they were then',
  actsOf: (acts: string, name: string) => `${acts} of ${name}`,
  isOlder: (file: string, day: string, lacks: string) =>
    `${file} is older than its backup of ${day}${lacks === '' ? '' : `, which also has ${lacks}`}: another program has put it there. Settings, Backups restores that backup.`,
} as const;
