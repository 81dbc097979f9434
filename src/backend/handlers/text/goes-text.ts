/** What is said in goes-text.ts. */
export const words = {
  act: 'act',
  acts: 'acts',
  textOfYours: 'version of your notes and reports',
  textsOfYours: 'versions of your notes and reports',
  halfFilledForm: 'half-filled form',
  halfFilledForms: 'half-filled forms',
  goesWithAllThereIs: (goes: string) => `goes with all there is of it${goes === '' ? '' : `: ${goes}`}`,
  loses: (goes: string) => `loses ${goes}`,
  standsAsItStoodThen: 'stands as it stood then',
  settings: 'Settings',
  becomeWhatTheyWereThen: 'become what they were then',
} as const;
