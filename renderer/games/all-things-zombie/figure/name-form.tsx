import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { FormActs } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { RoomNote } from '../../../components/room-note.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './figure.module.css';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

/** The name, written over in its place; it needs no reason. */
export function NameForm({ figure }: { readonly figure: FigureLine }) {
  return (
    <KeptForm form={`figure/name-${figure.id}`} initial={{ name: figure.name }}>
      {(filled) => <NameField figure={figure} filled={filled} />}
    </KeptForm>
  );
}

interface NameFieldProps {
  readonly figure: FigureLine;
  readonly filled: Filled<{ readonly name: string }>;
}

function NameField({ figure, filled }: NameFieldProps) {
  const { name } = filled.value;
  const { setOpen } = useEditing();
  const { act, failure } = useFigureAct('figure.rename');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);

  const close = () => {
    filled.clear();
    setOpen(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === figure.name) close();
    else act({ figure: figure.id, name }, filled.sending());
  };
  return (
    <form className={styles.nameForm} onSubmit={submit}>
      <input
        ref={field}
        className={styles.nameFormName}
        aria-label="Name"
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : id}
        autoComplete="off"
        value={name}
        onChange={(event) => filled.set({ name: event.currentTarget.value })}
      />
      <RoomNote text={name} most={MOST_NAME} />
      {failure !== null && (
        <p id={id} role="alert" className={styles.nameFormFailure}>
          {failure.message}
        </p>
      )}
      <FormActs filled={filled} save="Save" onClose={() => setOpen(undefined)} />
    </form>
  );
}
