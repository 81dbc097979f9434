import { Button } from '@mantine/core';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { RoomNote } from '../../../components/room-note.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './name-form.module.css';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

/** The name, written over in its place; it needs no reason. */
export function NameForm({ figure }: { readonly figure: FigureLine }) {
  const [name, setName] = useState(figure.name);
  const { setOpen } = useEditing();
  const { act, failure } = useFigureAct('figure.rename');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === figure.name) setOpen(undefined);
    else act({ figure: figure.id, name });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        className={styles.name}
        aria-label="Name"
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : id}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <RoomNote text={name} most={MOST_NAME} />
      {failure !== null && (
        <p id={id} role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="filled">
          Save
        </Button>
        <Button size="sm" variant="subtle" onClick={() => setOpen(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
