/** What is said in history-drawer.tsx. */
export const words = {
  everythingDone: 'Everything done',
  undo: 'Undo',
  redo: 'Redo',
  done: 'Done',
  takenBack: 'Taken back',
  givenUp: 'Given up',
  newestFirstEachCanBe: 'Newest first. You can redo each of them until you do something else.',
  forwardToHere: 'Forward to here',
  copyFromHere: 'Copy from here',
  backToHere: 'Back to here',
  showEarlierOnes: 'Show earlier ones',
  writtenFurtherOnAndLeft: ' · written further on, and left as it is',
  now: 'Now',
} as const;
