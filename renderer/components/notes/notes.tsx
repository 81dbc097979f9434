/** The player’s own notes beside an entry, each with the form that edits it. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { NoteView } from '../../../src/contract/writing.ts';
import { announce } from '../../client/announce.ts';
import { useDo } from '../../client/api.ts';
import { useFocusOnClose, useKeptFocus } from '../../client/focus.ts';
import { useLog } from '../../client/log-context.ts';
import { DeletedNotes, EarlierVersions } from './earlier-versions.tsx';
import { HalfWritten } from './half-written.tsx';
import styles from './notes.module.css';
import { besideTheField, NewWritingForm, WritingForm } from './writing-form.tsx';

interface NotesProps {
  /** The act new notes stand beside. */
  readonly act: number;
  readonly notes: readonly NoteView[];
  readonly writing: boolean;
  readonly onWriting: (to: boolean) => void;
  /** True for notes in a long list: a link instead of a button. */
  readonly quiet?: boolean;
}

export function Notes({ act, notes, writing, onWriting, quiet = false }: NotesProps) {
  const { id: campaign } = useLog();
  const add = useDo('note.add', { handles: besideTheField });
  // The note that is being edited; it stays where it is taken away meanwhile, by undo or elsewhere.
  const [edited, setEdited] = useState<NoteView>();
  const shown =
    edited === undefined || notes.some(({ note }) => note === edited.note) ? notes : [...notes, edited];
  const button = useRef<HTMLButtonElement>(null);
  const done = () => onWriting(false);
  useFocusOnClose(writing, button);
  useKeptFocus(notes.length, () => button.current);
  return (
    <div className={styles.notes} data-quiet={quiet || undefined}>
      {shown.map((note) => (
        <Note
          key={note.note}
          note={note}
          gone={!notes.includes(note)}
          quiet={quiet}
          editing={edited?.note === note.note}
          onEditing={(to) => setEdited(to ? note : undefined)}
        />
      ))}
      {writing ? (
        <NewWritingForm
          label="A note"
          form={`chronicle/note/${act}`}
          save="Save the note"
          rows={3}
          beneath={(take) => <DeletedNotes onTake={take} />}
          onClose={done}
          onSave={async (text) => {
            await add.mutateAsync({ campaign, act, text });
            announce('Note saved.');
          }}
        />
      ) : quiet ? (
        <button
          ref={button}
          type="button"
          data-writes
          className="quiet-link small"
          onClick={() => onWriting(true)}
        >
          {notes.length === 0 ? 'Write a note beside it' : 'Write another note'}
        </button>
      ) : (
        <>
          <Button
            ref={button}
            size="sm"
            data-writes
            className={styles.pen ?? ''}
            leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
            onClick={() => onWriting(true)}
          >
            {notes.length === 0 ? 'Write a note beside it' : 'Write another note'}
          </Button>
          <HalfWritten form={`chronicle/note/${act}`} />
        </>
      )}
    </div>
  );
}

interface NoteProps {
  readonly note: NoteView;
  /** Taken away while it was edited. */
  readonly gone: boolean;
  /** True for a note in a long list: such notes aren’t asked one by one for half-written text. */
  readonly quiet: boolean;
  readonly editing: boolean;
  readonly onEditing: (to: boolean) => void;
}

function Note({ note: { note, act, text, takenBack }, gone, quiet, editing, onEditing }: NoteProps) {
  const { id: campaign } = useLog();
  const add = useDo('note.add', { handles: besideTheField });
  const change = useDo('note.change', { handles: besideTheField });
  const remove = useDo('note.remove');
  const button = useRef<HTMLButtonElement>(null);
  const done = () => onEditing(false);
  useFocusOnClose(editing, button);
  if (editing) {
    return (
      <WritingForm
        label={gone ? 'The note, which was deleted meanwhile; saved, it is a new one' : 'The note'}
        form={`chronicle/note-${note}`}
        initial={text}
        save="Save the note"
        rows={3}
        beneath={(take) => <EarlierVersions what="note" number={note} onTake={take} />}
        onClose={done}
        onSave={async (to, was) => {
          if (gone) await add.mutateAsync({ campaign, act, text: to });
          else await change.mutateAsync({ campaign, note, text: to, was });
          announce('Note saved.');
        }}
      />
    );
  }
  return (
    <blockquote className={styles.note}>
      <p>{text}</p>
      <footer>
        {takenBack && <span className="quiet">Beside something taken back.</span>}
        <button ref={button} type="button" data-writes className="quiet-link" onClick={() => onEditing(true)}>
          Edit
          <span className="vh">{` the note “${beginning(text)}”`}</span>
        </button>
        <button
          type="button"
          data-writes
          className="quiet-link"
          onClick={() =>
            remove.mutate({ campaign, note, was: text }, { onSuccess: () => announce('Note deleted.') })
          }
        >
          Delete
          <span className="vh">{` the note “${beginning(text)}”`}</span>
        </button>
      </footer>
      {!quiet && <HalfWritten form={`chronicle/note-${note}`} />}
    </blockquote>
  );
}

const beginning = (text: string) => (text.length <= 30 ? text : `${text.slice(0, 30).trimEnd()}…`);
