/** What is said in menu.ts. */
export const words = {
  aboutHoldout: 'About Holdout',
  settings: 'Settings…',
  holdout: 'Holdout',
  hideHoldout: 'Hide Holdout',
  quitHoldout: 'Quit Holdout',
  newCampaign: 'New campaign',
  allCampaigns: 'All campaigns',
  print: 'Print…',
  saveAsPDF: 'Save as PDF…',
  undo: 'Undo',
  redo: 'Redo',
  findOrDo: 'Find or do…',
} as const;
