/** What is said in closing-form.tsx. */
export const words = {
  theEnd: 'The end',
  endTheEncounter: 'End the Encounter',
  didTheReachItsAim: (what: string) => `Did the ${what} reach its aim?`,
  yes: 'Yes',
  no: 'No',
  oneSideLeftTheOthers: 'One side left the other’s people behind',
  thoseWhoGetAwayCan: 'Those who get away can be pursued; those left can pursue.',
  noYearYouAgreed: 'This is the last period of the years you agreed on.',
  nextIn: (next: string, follows: string) => `Next, in ${next}: ${follows}.`,
  endTheOf: (what: string) => `End the ${what}`,
  stillDue: (counted: string, which: string) => `${counted} ${which} still due.`,
  sayWhetherItReached: 'Say whether it reached its aim.',
  burntAtTheEndFired: 'burnt at the end, fired or not',
  comesHomeWith: 'comes home with',
  lostWith: 'lost with',
  whatBecomesOfThings: 'What happens to things',
} as const;
