/** What is said in add-from-file.tsx. */
export const words = {
  thisIsntAFigure: 'This isn’t a figure that was taken from a campaign.',
  chooseAFile: 'Choose a file…',
  theFigureAsCopied: 'The figure, as copied from another campaign',
  ofACampaign: 'Of a campaign on this shelf: open the figure’s sheet there, “Take to another campaign…”',
  takeIn: 'Take in',
  takeInOf: (name: string) => `Take in ${name}`,
} as const;
