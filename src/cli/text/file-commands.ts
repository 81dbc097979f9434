/** What is said in file-commands.ts. */
export const words = {
  aCampaignOrAGame: 'a campaign or a game, with the runs that hang on it, as one .holdout file',
  inPlaceOfAFile: 'in place of a file that is there',
  bringTheCampaign: 'bring the campaign in a .holdout file onto the shelf, as a copy',
  whatWentWrongForYou:
    'what went wrong, for you to send: the last lines of the log, versions, and a campaign',
  theCampaignOrGame: 'the campaign or game it is about',
  withOtherNamesInPlace: 'with other names in place of yours',
  takeAFigureToAnother: 'take a figure to another campaign',
  takeTheFigureInSuch: 'take the figure in such a file into this campaign',
  aFigureWithIts: 'a figure, with its biography and history, as a file; it stays in its campaign',
} as const;
