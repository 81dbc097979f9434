/** What is said in place-line.tsx. */
export const words = {
  thePartyEndedItsFirst: 'The party ended its first move',
  doneOnTheMap: 'Done on the map',
  pressOnTheMap: 'Press on the map',
  backToTheDefault: 'Back to the default',
} as const;
