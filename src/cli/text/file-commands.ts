/** What is said in file-commands.ts. */
export const words = {
  aCampaignOrAGame:
    'a campaign or a game, with the runs that hang on it, as one .holdout file that you can give to others',
  alsoWhatWasDeleted:
    'also what you deleted or undid, earlier versions of texts and pictures, lines given up, and half-filled forms: for keeping',
  inPlaceOfAFile: 'in place of a file that is there',
  bringTheCampaign: 'bring the campaign in a .holdout file onto the shelf, as a copy',
  whatWentWrongForYou:
    'what went wrong, for you to send: the last lines of the log, versions, and a campaign, with other names in place of yours',
  theCampaignOrGame: 'the campaign or game it is about',
  withYourNames: 'with your own names of campaigns and people',
  takeAFigureToAnother: 'take a figure to another campaign',
  takeTheFigureInSuch: 'take the figure in such a file into this campaign',
  aFigureWithIts: 'a figure, with its biography and history, as a file; it stays in its campaign',
} as const;
