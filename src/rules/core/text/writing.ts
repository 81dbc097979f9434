/** What the player wrote, as undo and redo call it. */
interface Writing {
  readonly what: 'note' | 'report';
  /** It was deleted, or the log speaks again. */
  readonly gone: boolean;
}

const TITLES = {
  note: { written: 'Write a note', gone: 'Delete a note' },
  report: { written: 'Write a report', gone: 'Write a report from the log' },
} as const;

export const writingTitle = ({ what, gone }: Writing): string => TITLES[what][gone ? 'gone' : 'written'];
