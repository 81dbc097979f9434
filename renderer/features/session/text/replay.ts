/** What is said in replay.tsx. */
export const words = {
  replay: 'Replay',
  toTheTurnBefore: 'To the turn before',
  pause: 'Pause',
  playFromHere: 'Play from here',
  trySomethingElseFromHere: 'Try something else from here, in a copy',
  branch: 'Branch',
} as const;
