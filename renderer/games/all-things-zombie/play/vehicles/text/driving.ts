/** What is said in driving.ts. */
export const words = {
  aZombie: 'A zombie',
  oneOf: (counted: string) => `One of ${counted}`,
  aZombieNotCounted: 'A zombie, not counted',
  brokenDown: 'broken down',
  stoppedForGood: 'stopped for good',
  burntOut: 'burnt out',
  standsItsEngineRuns: 'stands, its engine runs',
  rollsOn: (speed: string | number, wreckwords: string) => `rolls on ${speed}″, ${wreckwords}`,
  nobodyFitAtTheWheel: (goes: string) => `${goes}, nobody fit at the wheel`,
} as const;
