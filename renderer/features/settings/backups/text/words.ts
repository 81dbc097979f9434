/** What is said in words.ts. */
export const words = {
  firstActOfTheDay: 'First act of the day',
  beforeAnUpdate: 'Before an update',
  beforeARestore: 'Before a restore',
  beforeAFileWasOpened: 'Before a file was opened',
  beforeACampaignWasReplaced: 'Before a campaign was replaced',
  beforeACampaignWasDeleted: 'Before a campaign was deleted for good',
  byHand: 'By hand',
  beforeTheDataFolderWas: 'Before the data folder was moved',
  beforeActsWereUndone: 'Before acts were undone',
  beforeWereUndone: (counted: string) => `Before ${counted} were undone`,
  theWholeFile: 'the whole file',
  campaign: 'campaign',
  campaigns: 'campaigns',
  campaignOrGame: 'campaign or game',
  campaignsAndGames: 'campaigns and games',
  isntThereConnectTheDisk: (folder: string) =>
    `${folder} isn’t there: connect the disk that it is on, or choose another folder for backups.`,
  thereAreNoBackupsIn: (folder: string) => `There are no backups in ${folder}.`,
} as const;
