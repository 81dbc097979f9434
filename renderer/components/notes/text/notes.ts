/** What is said in notes.tsx. */
export const words = {
  aNote: 'A note',
  saveTheNote: 'Save the note',
  noteSaved: 'Note saved.',
  writeANoteBesideIt: 'Write a note beside it',
  writeAnotherNote: 'Write another note',
  theNote: 'The note',
  besideSomethingTakenBack: 'Beside something taken back.',
  edit: 'Edit',
  theNoteOf: (beginning: string) => ` the note “${beginning}”`,
  noteDeleted: 'Note deleted.',
  delete: 'Delete',
  theNoteWhichWas: 'The note, which was deleted meanwhile; saved, it is a new one',
} as const;
