/** What is said in give-form.tsx. */
export const words = {
  nobodyElse: 'Nobody else is with the party.',
  cancel: 'Cancel',
  whatToGive: 'What to give',
  theWeapon: 'The weapon',
  spareClips: 'Spare clips',
  to: 'To',
  itsClipsGoWithIt: 'Its clips go with it.',
  clips: 'Clips',
  of: 'of',
  for: 'For',
  give: 'Give',
} as const;
