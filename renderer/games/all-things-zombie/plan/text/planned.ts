/** What is said in planned.tsx. */
export const words = {
  beforeThePlan: 'Before the plan',
  rollForAVehicle: 'Roll for a vehicle',
  rollForDrink: 'Roll for drink',
  next: 'Next',
  playOn: 'Play on',
  setUpTheTable: 'Set up the table',
  iHavePlayedItEnter: 'I have played it: enter what happened',
} as const;
