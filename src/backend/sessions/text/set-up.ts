/** What is said in set-up.ts. */
export const words = {
  itsSetUp: 'its set-up is a record of fields.',
  itHasNoSuchField: 'it has no such field.',
  itTakesAnotherValue: 'it takes another value.',
  thatLiesOutsideWhat: 'that lies outside what the field takes.',
} as const;
