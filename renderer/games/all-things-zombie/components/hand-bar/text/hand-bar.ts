/** What is said in hand-bar.tsx. */
export const words = {
  withWhatIsPicked: 'With what is picked',
  nothingPicked: 'Nothing picked',
  whoGetsIt: 'Who gets it',
  allOfThemInTurn: 'All of them in turn',
  carriesIt: 'Carries it',
  weaponsAreTakenUp: 'Weapons and body armour stay with the figure for good',
  takesItUp: 'Takes it',
  layBack: 'Lay back',
  strikeOff: 'Strike off',
} as const;
