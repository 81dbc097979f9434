/** What is said in voyage-table.tsx. */
export const words = {
  number: 'Number',
  to: 'To',
  ship: 'Ship',
  sailed: 'Sailed',
  cameBack: 'Came back',
  kills: 'Kills',
  crew: 'Crew',
  greenThings: 'Green Things',
  allVoyages: 'All voyages',
} as const;
