/** What is said in clips-form.tsx. */
export const words = {
  whoHas: (title: string, which: string, counted: string) => `${title}: ${which}, who has ${counted}`,
  ownOtherOne: 'own other one',
  spareClip: 'spare clip',
  handsOnClips: (name: string) => `${name} hands on clips`,
  nobodyAbleHasAWeapon: 'Nobody able has a weapon of the same type, or no clip is left.',
  forWhichWeaponAndWhose: 'For which weapon, and whose',
  clips: 'Clips',
  handOn: 'Hand on',
} as const;
