/** What is said in gone-list.tsx. */
export const words = {
  gone: 'Gone',
  figuresNoLonger: 'Figures no longer with the party',
  kind: 'Kind',
  name: 'Name',
  rep: 'Rep',
  attributes: 'Attributes',
  status: 'Status',
  since: 'Since',
} as const;
