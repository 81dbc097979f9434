/** What is said in file-entries.tsx. */
export const words = {
  saveAsFile: 'Save as file…',
  exportCampaignGameBackupHoldout: 'export campaign game backup holdout',
  reportAProblem: 'Report a problem…',
  bugErrorSend: 'bug error send',
  openFile: 'Open file…',
  importCampaignHoldout: 'import campaign holdout',
  newCampaign: 'New campaign',
  newOneOffBattle: 'New one-off battle',
  pointsForces: 'points forces',
  newGame: 'New game',
  aliensVsZombiesDeathForce: 'aliens vs zombies death force war run',
} as const;
