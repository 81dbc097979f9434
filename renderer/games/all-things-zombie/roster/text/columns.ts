/** What is said in columns.ts. */
export const words = {
  kind: 'Kind',
  name: 'Name',
  rep: 'Rep',
  attributes: 'Attributes',
  pro: 'Pro',
  protected: 'Protected',
  weapon: 'Weapon',
  rng: 'Rng',
  range: 'Range',
  tar: 'Tar',
  targets: 'Targets',
  imp: 'Imp',
  impact: 'Impact',
  clips: 'Clips',
  cost: 'Cost',
  status: 'Status',
} as const;
