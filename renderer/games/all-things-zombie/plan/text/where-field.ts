/** What is said in where-field.tsx. */
export const words = {
  where: 'Where',
  activityInPhase: (phase: string | number) => `activity in phase ${phase}`,
  whereItTakesPlace: 'Where it takes place',
  areas: 'Areas',
  area: 'Area',
  zombies: 'Zombies',
  survivors: 'Survivors',
  rollTwoDiceAgainstThese: 'Roll two dice against these on entering a building.',
  theWar: (won: string, effect: string) => ` ${won} the war: ${effect}.`,
  anEscapeTakesPlaceWhere: 'An escape takes place where they are held.',
  aPursuitTakesPlaceWhere: 'A pursuit takes place where the last Encounter did.',
  itTakesPlaceWhere: 'It takes place where the last Encounter did.',
} as const;
