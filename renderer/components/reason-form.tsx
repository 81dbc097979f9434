/** A form in the player’s own hand: the new value, the old one, and why; saving it writes an event. */
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { MOST_WHY } from '../../src/contract/limits.ts';
import type { CallFailure } from '../client/api.ts';
import { takeFocusInForm } from '../client/focus.ts';
import { leftInLine } from './characters-left.ts';
import { CharactersLeftNote } from './characters-left-note.tsx';
import { FormActs } from './form-acts.tsx';
import type { Fields, Filled } from './kept-form.tsx';
import styles from './reason-form.module.css';

type FilledWithReason = Pick<Filled<Fields>, 'isNew' | 'restored' | 'clear'> & {
  readonly value: { readonly why: string };
  readonly set: (part: { readonly why: string }) => void;
};

interface ReasonFormProps {
  /** Name of the form, where it does something other than change the label’s value. */
  readonly name?: string;
  /** Name of the value that is corrected: `Clips`. */
  readonly label: string;
  /** The field that holds the new value, by the id its label names. */
  readonly children: (id: string) => ReactNode;
  /** The old value: `3`. */
  readonly was?: string;
  /** Label of the reason; `Why` where a reason has to be given. */
  readonly reason?: { readonly label: string; readonly optional: true };
  readonly save?: string;
  /** Content of the form; the reason is one of its fields. */
  readonly filled: FilledWithReason;
  /** True if there is a value to save. */
  readonly ready?: boolean;
  readonly failure: CallFailure | null;
  readonly onSave: (why: string) => void;
  readonly onCancel: () => void;
}

export function ReasonForm(props: ReasonFormProps) {
  const {
    label,
    name = `Change: ${label}`,
    children,
    was,
    reason,
    save = 'Save',
    ready = true,
    filled,
    failure,
    onSave,
    onCancel,
  } = props;
  const { why } = filled.value;
  const id = useId();
  const form = useFocusWhileOpen();
  const aboutWhy = failure?.field === 'why' || leftInLine(why, MOST_WHY).over;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready) onSave(why);
  };
  /** Closes the form on Escape; its content is kept. */
  const keepAndClose = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <form ref={form} className={styles.form} aria-label={name} onSubmit={submit} onKeyDown={keepAndClose}>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={`${id}-value`}>
          {label}
        </label>
        {children(`${id}-value`)}
        {was !== undefined && <span className={styles.was}>{`was ${was}`}</span>}
      </div>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={`${id}-why`}>
          {reason?.label ?? 'Why'}
        </label>
        <input
          id={`${id}-why`}
          className={styles.why}
          value={why}
          autoComplete="off"
          aria-required={reason?.optional !== true}
          aria-invalid={aboutWhy}
          aria-describedby={failure === null ? undefined : `${id}-failure`}
          placeholder={reason?.optional === true ? 'may be left empty' : ''}
          onChange={(event) => filled.set({ why: event.currentTarget.value })}
        />
      </div>
      <div className={styles.room}>
        <CharactersLeftNote text={why} most={MOST_WHY} />
      </div>
      {failure !== null && (
        <p id={`${id}-failure`} className={styles.failure} role="alert">
          {failure.message}
        </p>
      )}
      <div className={styles.row}>
        <span className={styles.label} />
        <FormActs filled={filled} save={save} ready={ready} onClose={onCancel}>
          <span className={styles.kept}>kept in history</span>
        </FormActs>
      </div>
    </form>
  );
}

/** Takes the focus to the first field, and back to whatever opened the form. */
function useFocusWhileOpen() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    takeFocusInForm(form.current?.querySelector<HTMLElement>('input, select, textarea'));
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return form;
}
