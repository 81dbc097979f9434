/** What is said in given-up.tsx. */
export const words = {
  actsThatYouUndo: 'When you undo acts and then do something else, the undone acts are kept here.',
  actsYouUndidAndThen:
    'Acts you undid before doing something else. They stay with the campaign and in its file.',
  givenUp: 'Given up',
  after: ', after',
  anotherWay: (listed: string) => `${listed}, another way`,
  bringItBackHere: 'Bring it back here',
  openAsACopy: 'Open as a copy',
  givenUpBeforeThisCopy: 'Given up before this copy was made, so it opens only as a copy of its own.',
  bringingItBackGivesUpOf: (counted: string) => `Bringing it back gives up ${counted}`,
  doneSince: 'done since,',
  itBecomes: 'It becomes',
  theyBecome: 'They become',
  aLineInThisList: 'a line in this list.',
  whatWasDone: 'What was done on it, newest first',
  moreOf: (more: string | number) => `${more} more`,
} as const;
