/** What is said in dice-source.tsx. */
export const words = {
  seedAndDeck: 'Seed and deck',
  seed: 'Seed',
  deck: 'Deck',
  left: 'left',
  undoAndRedoBringBack: 'Undo and redo bring back the same dice. For different ones:',
  newDiceFromHereOn: 'New dice from here on.',
  newDice: 'New dice',
} as const;
