/** Forms for the player’s own words: kept while half-written, and compared with what was saved elsewhere meanwhile. */
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MOST_WRITTEN } from '../../../src/contract/limits.ts';
import { CallFailure } from '../../client/api.ts';
import { useLog } from '../../client/log-context.ts';
import { type CharactersLeft, charactersLeft } from '../characters-left.ts';
import { FilledElsewhere } from '../filled-elsewhere.tsx';
import { off } from '../off.ts';
import styles from './notes.module.css';
import { useWriting, type Writing } from './use-writing.ts';

interface WritingFieldProps {
  readonly label: string;
  readonly writing: Writing;
  /** Text as it is saved so far. */
  readonly initial: string;
  readonly save: string;
  readonly rows: number;
  /** True if the text may be saved empty. */
  readonly empty?: boolean;
  /** Content beneath the field; `take` puts another text into the field. */
  readonly beneath?: (take: (text: string) => void) => ReactNode;
  /** Saves it, where `was` is still what it says; rejects with a `CallFailure`, and the form stays. */
  readonly onSave: (text: string, was: string) => Promise<unknown>;
  /** Saved, or given up. */
  readonly onClose: () => void;
}

interface WritingFormProps extends Omit<WritingFieldProps, 'writing'> {
  /** Name under which what is half-written is kept: `chronicle/note/12`. */
  readonly form: string;
}

/** Handles every failure, since faults in the words are shown beside them. */
export const besideTheField = (): boolean => true;

/** A field for the player's own words. What is half-written is found again when it is opened next. */
export function WritingForm({ form, ...props }: WritingFormProps) {
  const { id } = useLog();
  const writing = useWriting(id, form, props.initial);
  return writing.draft.ready ? <WritingField {...props} writing={writing} /> : null;
}

/** The same for a text that isn't there yet. */
export function NewWritingForm(props: Omit<WritingFormProps, 'initial'>) {
  return <WritingForm {...props} initial="" />;
}

/** Closed once the words are saved, and never before; left, it keeps them as they are, and nothing is saved. `writing` is ready. */
export function WritingField(props: WritingFieldProps) {
  const { label, writing, initial, save, rows, empty = false, beneath, onSave, onClose } = props;
  const { draft, text, was, set } = writing;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [asking, setAsking] = useState(false);
  const { left, over } = room(text);
  const isNew = text.trim() !== initial;
  const fits = !over && (empty || text.trim() !== '');

  const close = () => {
    draft.clear();
    onClose();
  };
  const send = async (over = was) => {
    setSaving(true);
    setFailure(undefined);
    const taken = draft.sending();
    try {
      await onSave(text, over);
      if (taken()) onClose();
    } catch (reason) {
      if (!(reason instanceof CallFailure)) throw reason;
      setFailure(reason);
    }
    setSaving(false);
  };

  const changed = failure?.code === 'stale' || failure?.refusal === 'written-meanwhile';
  const meanwhile = changed && initial !== was;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fits || saving) return;
        // An unchanged text needs no saving.
        if (text === was && was === initial) close();
        else void send();
      }}
    >
      <FilledElsewhere draft={draft} />
      <Textarea
        aria-label={label}
        classNames={{ input: styles.field ?? '' }}
        autosize
        autoFocus
        data-autofocus
        minRows={rows}
        // Locked while saving: words typed meanwhile would be in neither text.
        readOnly={saving}
        value={text}
        error={over}
        onFocus={atTheEnd}
        // Enter begins a new line here.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        onChange={(event) => {
          setAsking(false);
          // The failure was about the earlier words.
          if (!changed) setFailure(undefined);
          set(event.currentTarget.value);
        }}
      />
      {left !== undefined && (
        <p className={over ? 'flag small' : 'quiet small'} role={over ? 'alert' : undefined}>
          {left}
        </p>
      )}
      {meanwhile ? (
        <WrittenMeanwhile theirs={initial} onMine={() => void send(initial)} onTheirs={close} />
      ) : (
        failure !== undefined && (
          <p className="flag small" role="alert">
            {`${failure.message} What you wrote is still here.`}
          </p>
        )
      )}
      {asking ? (
        <div className={styles.acts}>
          <p className="small">Your changes aren’t saved.</p>
          <Button size="sm" onClick={close}>
            Throw it away
          </Button>
          <Button size="sm" variant="subtle" autoFocus onClick={() => setAsking(false)}>
            Go on writing
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <Button type="submit" size="sm" variant="filled" {...off(!fits || saving || meanwhile)}>
            {save}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => (isNew ? setAsking(true) : close())}>
            Cancel
          </Button>
          {draft.restored && isNew && (
            <span className="quiet small">Kept from last time, not saved yet.</span>
          )}
        </div>
      )}
      {beneath?.(set)}
    </form>
  );
}

/** Puts the caret at the end, where writing goes on; a browser puts it before the first word. */
function atTheEnd({ currentTarget: field }: { readonly currentTarget: HTMLTextAreaElement }): void {
  if (field.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length);
}

/** Characters left for a text, measured as it will be saved. */
const room = (text: string): CharactersLeft =>
  charactersLeft(text.normalize('NFC').trim().length, MOST_WRITTEN);

interface WrittenMeanwhileProps {
  readonly theirs: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** The same text was saved elsewhere since this one was begun: both are shown, and the player chooses. */
function WrittenMeanwhile({ theirs, onMine, onTheirs }: WrittenMeanwhileProps) {
  return (
    <div role="alert" className={styles.meanwhile}>
      <p className="flag small">It was changed elsewhere since you began. Saved is now:</p>
      <blockquote className={styles.note}>
        <p>{theirs === '' ? 'Nothing; it was emptied.' : theirs}</p>
      </blockquote>
      <div className={styles.acts}>
        <Button size="sm" onClick={onMine}>
          Save mine in its place
        </Button>
        <Button size="sm" variant="subtle" onClick={onTheirs}>
          Keep that one
        </Button>
      </div>
    </div>
  );
}
