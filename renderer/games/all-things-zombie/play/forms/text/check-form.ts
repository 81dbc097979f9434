/** What is said in check-form.tsx. */
export const words = {
  whichCheck: (name: string) => `${name}: which check?`,
  rep: (rep: string | number) => `Rep ${rep}`,
  calledForNow: 'Called for now',
  checksThatNothingCallsFor: 'Checks that nothing calls for',
  roll: (title: string) => `Roll ${title}`,
  whatIsTheCaseOf: (title: string) => `${title}: circumstances`,
  onRecord: ' (on record)',
} as const;
