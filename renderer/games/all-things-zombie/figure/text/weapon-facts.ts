/** What is said in weapon-facts.tsx. */
export const words = {
  unarmed: 'Unarmed',
  bareHandsAndAnythingWithin: 'Bare hands, and anything within reach.',
  addAWeapon: 'Add a weapon',
  weapon: 'Weapon',
  giveTheOrClips: (inText: string) => `Give the ${inText} or clips for it`,
  give: 'Give',
  spare: 'spare',
  notLoaded: 'Not loaded.',
  changeTheClipsOfThe: (name: string) => `Change the clips of the ${name}`,
  clips: 'Clips',
  changeWhetherTheIsLoaded: (name: string) => `Change whether the ${name} is loaded`,
  loaded: 'Loaded',
  takeAwayThe: (name: string) => `Take away the ${name}`,
  takeAway: 'Take away',
  mayBeFiredTogether: (text: string) => `May be fired together: ${text}.`,
} as const;
