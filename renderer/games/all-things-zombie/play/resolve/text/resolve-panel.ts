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
    'Then something else was done in the campaign, and the bots left off. Undo act by act, so that none but theirs goes.',
  theBotsFindNothing: 'The bots find nothing to do: what is due there is yours to do first.',
  soFarTurn: (done: string, turn: string | number) => `${done} so far, turn ${turn}.`,
  nobodyIsLeftToFight: 'Nobody is left to fight.',
  theNextTurnCame: 'The next turn came to nothing; these stand.',
  rollForTheZombies: 'Roll for the zombies about first; then bots can fight on.',
} as const;
