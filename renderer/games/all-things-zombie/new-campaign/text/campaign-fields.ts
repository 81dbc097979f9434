/** What is said in campaign-fields.tsx. */
export const words = {
  alwaysNew: 'Always new',
  mayComeBack: 'May come back',
  name: 'Name',
  firstYear: 'First year',
  yearsSinceTheOutbreakCampaigns: 'Years since the outbreak. Campaigns usually start in O+2.',
  calendar: 'Calendar',
  twelvePeriodsAYearOne: 'Twelve periods a year, one encounter in each.',
  fourPeriodsAYearOne: 'Four periods a year, one encounter in each.',
  peopleMet: 'People met',
  aHouseRuleSurvivorsMay: 'A house rule: survivors may be a group met before. It can be changed at any time.',
  byTheBookSurvivors: 'By the book survivors are always new. It can be changed at any time.',
  seed: 'Seed',
  allTheAppsDice:
    'All the app’s dice and cards come from it: the same seed and the same acts give the same campaign.',
  anotherSeed: 'Another seed',
} as const;
