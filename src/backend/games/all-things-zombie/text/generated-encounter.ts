/** What is said in generated-encounter.ts. */
export const words = {
  phaseZombieActivitySurvivorActivity: (
    phase: string | number,
    zombieActivity: string | number,
    survivorActivity: string | number,
  ) => `Phase ${phase}: zombie activity ${zombieActivity}, survivor activity ${survivorActivity}.`,
  aVehicleRuns: (vehicleOn: string | number) => `A vehicle runs on ${vehicleOn} or less.`,
  zombiesAfterTheFirstMove: (count: string | number, zombies: string) =>
    `${count} zombies after the first move: ${zombies}.`,
  activityOnTheGroundFloor: 'Activity on the ground floor, zombies and survivors',
} as const;
