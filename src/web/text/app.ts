/** What is said in app.ts. */
export const words = {
  aCallIsSent: 'A call is sent as application/json.',
  theCallBrokeOff: 'The call broke off.',
  aCallHasAtMost: 'A call has at most 1 MB.',
  theCallIsNotReadable: 'The call is not readable as JSON.',
  thatFileIsntThereAny: 'That file isn’t there any more.',
  holdoutTakesCallsByPOST:
    'Holdout takes calls by POST to call/, files to file, and shows its screens by GET.',
  holdoutAnswersOnly: 'Holdout answers only at its own address on this computer.',
  holdoutAnswersOnlyToItsOwn: 'Holdout answers only to its own page.',
  openTheAddressThatHoldout: 'Open the address that Holdout printed when it started.',
  somethingWentWrongInsideHoldout: 'Something went wrong inside Holdout.',
} as const;
