/** What is said in groups-form.tsx. */
export const words = {
  withTheRest: 'With the rest',
  apartGroup1: 'Apart, group 1',
  apartGroup2: 'Apart, group 2',
  apartGroup3: 'Apart, group 3',
  apartGroup4: 'Apart, group 4',
  whoKeepsTogether: 'Who keeps together',
  groupIsWithin12: (at: string | number) => `Group ${at} is within 12″ of the overall Leader`,
  keepItSo: 'Keep it so',
  aGroupIsWithin:
    'A group is within 4″ and in sight of one another; it goes by its Leader’s Rep. The overall Leader takes groups within 12″ along, one of whom he sees.',
} as const;
