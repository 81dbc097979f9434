/** What is said in module.ts. */
export const words = {
  crewSurvival: 'Crew Survival',
  takesTheLongWay: 'Takes the long way and fights',
  goesStraightAndPressesOn: 'Goes straight and presses on',
} as const;
