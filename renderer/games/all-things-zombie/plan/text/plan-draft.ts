/** What is said in plan-draft.ts. */
export const words = {
  chooseWhereItTakesPlace: 'Choose where it takes place.',
  nobodyGoesYetChoose: 'Nobody goes yet; choose at least one figure.',
} as const;
