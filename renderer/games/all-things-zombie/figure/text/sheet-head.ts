/** What is said in sheet-head.tsx. */
export const words = {
  editing: 'Editing',
  edit: 'Edit',
  closeTheSheet: 'Close the sheet',
  close: 'Close',
  joined: ', joined',
  points: 'points',
  rename: 'Rename',
  since: 'since',
} as const;
