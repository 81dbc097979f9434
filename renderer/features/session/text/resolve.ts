/** What is said in resolve.tsx. */
export const words = {
  botsAnswerEverythingYoursToo: 'Bots answer everything, yours too',
  theBotsPlayOn: 'The bots play on.',
  howFarDoTheBots: 'How far do the bots play on?',
  stop: 'Stop',
  playThisTurn: 'Play this turn',
  oneStep: 'One step',
  playThisGame: 'Play this game',
  toTheEnd: 'To the end',
} as const;
