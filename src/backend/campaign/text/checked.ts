/** What is said in checked.ts. */
export const words = {
  somethingThatIsWorkedOut: 'Something that is worked out from the log isn’t what the log adds up to.',
  missingFromTheLog: (several: string) => `${several} missing from the log.`,
  actIsMarkedAsWhich: (key: string, stored: string | number | null) =>
    `Act ${key} is marked as ${stored}, which it shouldn’t be.`,
  actIsntWhatWasStored: (key: string) => `Act ${key} isn’t what was stored.`,
  acts: { one: 'Act', many: 'Acts' },
  events: { one: 'Event', many: 'Events' },
  eventIsntWhatWasStored: (key: string) => `Event ${key} isn’t what was stored.`,
  howItLies: 'How it lies on the shelf isn’t what was stored.',
  theIsntWhatTheLog: (which: string) => `The ${which} isn’t what the log adds up to.`,
  presentState: 'present state',
  whatTakesActBackIsnt: (key: string) => `What takes act ${key} back isn’t what was stored.`,
  whatWasHalfFilled: (form: string) => `What was half filled in for ${form} is gone.`,
  whatWasHalfFilledInForIsnt: (form: string) => `What was half filled in for ${form} isn’t what was typed.`,
  aNoteOrReportVersion: (key: string) => `A note or report (version ${key}) is gone.`,
  whetherANoteOrReport: (key: string) =>
    `Whether a note or report (version ${key}) counts isn’t what was stored.`,
  aNoteOrReportVersionIsnt: (key: string) => `A note or report (version ${key}) isn’t what was written.`,
  whenTheLineToAct: (key: string) => `When the line to act ${key} was given up isn’t what was stored.`,
  whatTakesActsBackIsnt: (count: string | number) => `What takes ${count} acts back isn’t what was stored.`,
} as const;
