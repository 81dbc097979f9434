/** What is said in plan-form.tsx. */
export const words = {
  noEncounterWasPlanned: (period: string) =>
    `No Encounter was planned for ${period} when this backup was made.`,
  planTheEncounter: 'Plan the Encounter',
  beforeThePlan: 'Before the plan',
  planTheOf: (what: string) => `Plan the ${what}`,
  asYouLeftIt: 'As you left it.',
  startAfresh: 'Start afresh',
  combinedRep: (what: string, where: string, count: string, which: string, rep: string | number) =>
    `${what}${where}: ${count} ${which}, combined Rep ${rep}.`,
} as const;
