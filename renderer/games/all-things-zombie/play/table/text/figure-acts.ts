/** What is said in figure-acts.tsx. */
export const words = {
  fireAt: 'Fire at…',
  fight: 'Fight…',
  breakOff: 'Break off',
  move: 'Move…',
  pickUpOrLayDown: 'Pick up, or lay down',
  pickUpAWeapon: 'Pick up a weapon',
  killOrCapture: 'Kill or capture',
  handOnClips: 'Hand on clips',
  countShots: 'Count shots',
  task: 'Task',
  howBadIsIt: 'How bad is it',
  atTheirMercy: 'At their mercy',
  otherActs: 'Other acts',
  noMoreCoveringFire: 'No more covering fire',
  coveringFire: 'Covering fire',
  reload: 'Reload',
} as const;
