/** What is said in act-bar.tsx. */
export const words = {
  fire: 'Fire',
  fight: 'Fight',
  move: 'Move',
  reload: 'Reload',
  status: 'Status',
  more: 'More',
  theFigureThatIsMarked: 'The figure that is marked',
  keys: 'Keys',
} as const;
