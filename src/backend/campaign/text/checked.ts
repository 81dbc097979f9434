/** What is said in checked.ts. */
export const words = {
  actIsnt: (key: string) => `Act ${key} isn’t what was stored.`,
  actIsMissing: (key: string) => `Act ${key} is missing from the log.`,
  actsAreMissing: (keys: string) => `Acts ${keys} are missing from the log.`,
  howItLies: 'How it lies on the shelf isn’t what was stored.',
  whatWasHalfFilled: (form: string) => `What was half filled in for ${form} isn’t what was typed.`,
  aNoteOrReport: (key: string) => `A note or report (version ${key}) isn’t what was written.`,
  somethingThatIsWorkedOut: 'Something that is worked out from the log isn’t what the log adds up to.',
} as const;
