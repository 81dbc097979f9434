/** What is said in empty-weapons.tsx. */
export const words = {
  itIsHeardInEach: 'It is heard in each turn in which it runs',
  stopTheChainSawOf: (name: string) => `Stop the chain saw of ${name}`,
  sawRunsStop: 'saw runs: stop',
  sawOutOfFuel: 'saw out of fuel',
  emptyNoClipLeft: 'empty, no clip left',
  pickUp: 'Pick up',
  startAgain: 'Start again',
  reload: 'Reload',
  sawStalledStart: 'saw stalled: start',
  oneBarrelReload: 'one barrel: reload',
  thrownPickUp: 'thrown: pick up',
} as const;
