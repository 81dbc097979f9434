/** Words the player wrote, as undo and redo call them. */
interface Writing {
  readonly what: 'note' | 'report';
  /** True if it was deleted, or the log speaks again. */
  readonly gone: boolean;
  /** True if it took the place of words that were there. */
  readonly again: boolean;
}

const TITLES = {
  note: { written: 'Write a note', again: 'Edit a note', gone: 'Delete a note' },
  report: { written: 'Write a report', again: 'Edit a report', gone: 'Write a report from the log' },
} as const;

export const writingTitle = ({ what, gone, again }: Writing): string =>
  TITLES[what][gone ? 'gone' : again ? 'again' : 'written'];
