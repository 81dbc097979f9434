/** What is said in empty-weapon.tsx; `brief` where there is no room for more. */
export const words = {
  itIsHeardInEach: 'It is heard in each turn in which it runs',
  stopTheChainSawOf: (name: string) => `Stop the chain saw of ${name}`,
  pickUp: 'Pick up',
  startAgain: 'Start again',
  reload: 'Reload',
  empty: { text: 'empty: reload', brief: 'empty' },
  emptyNoClipLeft: { text: 'empty, no clip left', brief: 'no clip left' },
  oneBarrel: { text: 'one barrel: reload', brief: 'one barrel' },
  thrown: { text: 'thrown: pick up', brief: 'thrown' },
  sawStalled: { text: 'saw stalled: start', brief: 'saw stalled' },
  sawRuns: { text: 'saw runs: stop', brief: 'saw runs' },
  sawOutOfFuel: { text: 'saw out of fuel', brief: 'no fuel' },
} as const;
