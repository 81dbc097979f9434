/** What is said in resolve-panel.tsx. */
export const words = {
  resolve: 'Resolve',
  resolveTheTurn: 'Resolve the turn',
  resolveTheFight: 'Resolve the fight',
  stopAfterThisTurn: 'Stop after this turn',
  theBotsAreFighting: 'The bots are fighting.',
  undoAllOfIt: 'Undo all of it',
  reportTheBattle: 'Report the battle',
  botsFightOnForBoth:
    'Bots fight on for both sides, by the rules and with the app’s dice. Each roll stands in the log. Entering, talking and searching stay yours.',
  thenSomethingElseWasDone:
    'Something else was done in the campaign, so the bots stopped. Undo act by act, so that only theirs are undone.',
  theBotsFindNothing: 'The bots have nothing to do until you have done what is due.',
  soFarTurn: (done: string, turn: string | number) => `${done} so far, turn ${turn}.`,
  nobodyIsLeftToFight: 'Nobody is left to fight.',
  theNextTurnCame: 'The next turn brought nothing; these still stand.',
  rollForTheZombies: 'Roll for the zombies about first; then bots can fight on.',
} as const;
