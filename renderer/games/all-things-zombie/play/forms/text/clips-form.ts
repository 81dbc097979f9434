/** What is said in clips-form.tsx. */
export const words = {
  whoHas: (title: string, which: string, counted: string) => `${title}: ${which}, who has ${counted}`,
  ownOtherOne: 'own other one',
  spareClip: 'spare clip',
  spareClips: 'spare clips',
  handsOnClips: (name: string) => `${name} hands on clips`,
  nobodyAbleHasAWeapon: 'Nobody fit to fight has a weapon of the same type, or no clip is left.',
  forWhichWeaponAndWhose: 'For which weapon, and whose',
  clips: 'Clips',
  handOn: 'Hand on',
  inContactWhenActive:
    'In contact, when active or on doubles. Between weapons of one type; full ones go first.',
} as const;
