/** What is said in sight-form.tsx. */
export const words = {
  whoSeesWhom: 'In Sight: who now sees an enemy?',
  onlyYouSee: 'Out of doors only you see who has come into whose sight. Tick who takes the check.',
  takesTheCheck: 'Takes the check',
  may: (who: string, whom: string) => `${who}, who now sees ${whom}`,
  noLongerThere: 'A figure that was ticked: no longer there, and takes no check',
  cant: (who: string, condition: string) => `${who}: ${condition}, and takes no check`,
  isOverFor: (who: string) => `${who}: no check is left to take`,
  roll: 'Roll In Sight',
  nobodySees: 'Nobody sees an enemy: leave it, and it goes with the next activation.',
} as const;
