import { Button, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLog } from '../../app/log-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { off } from '../off.ts';
import styles from './notes.module.css';

interface WritingFormProps {
  readonly label: string;
  /** Under which what is half-written is kept: `chronicle/note/12`. */
  readonly form: string;
  readonly initial: string;
  readonly save: string;
  readonly rows: number;
  /** A button beside the others. */
  readonly more?: ReactNode;
  /** Gets what was written, and what to call once it is kept. */
  readonly onSave: (text: string, kept: () => void) => void;
  readonly onCancel: () => void;
}

const text = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);

/** A field for the player's own words; what is half-written is found again when it is opened next. */
export function WritingForm({ label, form, initial, save, rows, more, onSave, onCancel }: WritingFormProps) {
  const { id } = useLog();
  const draft = useDraft(id, form, initial, text);
  if (!draft.ready) return null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.value.trim() !== '') onSave(draft.value, draft.clear);
      }}
    >
      <Textarea
        aria-label={label}
        classNames={{ input: styles.field ?? '' }}
        autosize
        autoFocus
        minRows={rows}
        maxLength={20_000}
        value={draft.value}
        onChange={(event) => draft.set(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="filled" {...off(draft.value.trim() === '')}>
          {save}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          onClick={() => {
            draft.clear();
            onCancel();
          }}
        >
          Cancel
        </Button>
        {more}
      </div>
    </form>
  );
}
