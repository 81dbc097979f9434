/** What is said in meeting.ts. */
export const words = {
  activityByBuildingArea: 'Activity by building, area and phase',
  building: 'Building',
  /** In the heads of columns: `U2`, with its phase. */
  areas: { urban: 'U', outskirts: 'O', rural: 'R' },
  areaVehicles: 'Area, vehicles',
  meetingZombiesAndPeople: 'Meeting zombies and people',
  zombies: 'Zombies',
  area: 'Area',
  atTheStart: 'At the start',
  eachDie: 'Each die',
  whereAZombieComesOn: 'Where a zombie comes on',
  n12FromTheShot: '12″ from the shot, by one die.',
  talkTheTalk: 'Talk the Talk',
  modifier: 'Modifier',
  rep: 'Rep',
  whatTheyHaveNoticed: 'What they have noticed, and mercy',
  test: 'Test',
  awareness: 'Awareness',
  mercy: 'Mercy',
  twoDiceForZombies: (signed: string | number, signed2: string | number) =>
    `Two dice for zombies, two for survivors, against zombies/survivors; more dice passed meet, then the higher die passed. U urban, O outskirts, R rural. Upstairs: ${signed}/${signed2}.`,
  atTheStart1d6:
    'At the start 1D6 and the area’s zombie level, in phase 1/2/3; for each shot, and for each point of the level inside a building, a die of this or more brings one.',
  bothLeadersRollTwo:
    'Both leaders roll two dice against Rep and these; more dice passed has the better of it, a tie parts.',
  twoDiceAgainstRep:
    'Two dice against Rep; of mercy, what another die that passes comes to, and what anything else does.',
} as const;
