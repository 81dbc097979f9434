/** What is said in turn-line.tsx. */
export const words = {
  thePartyHasMade: 'The party has made its first move. Roll for activation to begin the first turn.',
  moveTheWholePartyOnce:
    'Move the whole party once, then roll for the zombies about. Turns begin after that.',
  theTurn: 'The turn',
  theAlarmIs: '; the alarm is',
  notRaised: 'not raised',
  activation: 'Activation',
} as const;
