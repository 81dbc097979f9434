/** What is said in question-panel.tsx. */
export const words = {
  askedAgain: {
    rules: 'The rules have changed since: what was answered in this step is asked again.',
    figures: 'Figures were corrected since: what was answered in this step by the old ones is asked again.',
  },
  theGameIsOver: 'The game is over.',
  theBotsPlay: 'The bots play.',
  gameIsOverHeading: 'The game is over',
  nothingIsAskedOfYou: 'Nothing is asked of you',
  diceAndCards: 'Dice and cards',
  appRolls: 'App rolls',
  myDice: 'My dice',
  roll: (counted: string) => `Roll ${counted}`,
  drawACard: 'Draw a card',
} as const;
