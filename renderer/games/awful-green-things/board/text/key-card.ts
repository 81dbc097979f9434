/** What is said in key-card.tsx. */
export const words = {
  name: 'Name',
  key: 'key',
  keyOfThePlan: 'Key of the plan',
  diceConstitutionMoves: 'dice, constitution, moves',
  hasMovedOrAttacked: 'has moved or attacked',
  greenThingWithItsConstitution: 'Green Thing with its constitution',
  newThisTurn: 'new this turn',
  stunned: 'stunned',
  jetSuit: 'Jet Suit',
  cargoMover: 'Cargo Mover',
  ookSoot: 'Ook Soot',
  somebodyInAJetSuit: 'somebody in a Jet Suit: the frame says in what',
  skinOfTheShipReconstructed: 'skin of the ship (reconstructed)',
  betweenTwoSpacesReconstructed: 'between two spaces (reconstructed)',
  acrossAnAirlockShut: 'across an airlock: shut',
} as const;
