/** What is said in writing.ts. */
export const words = {
  aFormsNameIsSmall: 'A form’s name is small letters, digits, strokes and hyphens, 80 at most.',
  giveTheDraftAsJSON: 'Give the draft as JSON text.',
  keepTheDraftTo200: 'Keep the draft to 200,000 characters.',
  isText: (what: string) => `${what} is text.`,
  needsAtLeastOneCharacter: (what: string) => `${what} needs at least one character.`,
  hasAtMost20000: (what: string) => `${what} has at most 20,000 characters.`,
  aNote: 'A note',
  giveWhatWasRead: 'Give what was read as text.',
  giveWhatWasReadInAtMost: 'Give what was read in at most 20,000 characters.',
  enterTheActsNumber: 'Enter the act’s number as a whole number.',
  actsAreCountedFrom1: 'Acts are counted from 1.',
  enterTheNotesNumber: 'Enter the note’s number as a whole number.',
  notesAreCountedFrom1: 'Notes are counted from 1.',
  versionsAreCountedFrom1: 'Versions are counted from 1.',
  giveWhatToSearch: 'Give what to search for as text.',
  aSearchHasAtMost: (most: string | number) => `A search has at most ${most} characters.`,
} as const;
