/** What is said in tier-switch.tsx. */
export const words = {
  enterWhatHappened: 'enter what happened at the table',
  playItHereTurn: 'play it here, turn by turn',
  letBotsFightItOn: 'let bots fight it on',
  howToDoThisStep: 'How to do this step',
} as const;
