/** Saves a campaign or a game as a file: for others what is shown, for keeping everything. */
import { Button, Modal } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { CallFailure, call, tellFailure } from '../../client/api.ts';
import { keep } from '../../client/files.ts';
import { useFocusBack } from '../../client/focus.ts';
import { notify } from '../../client/notify.ts';
import acts from '../../components/form-acts.module.css';
import { Choice } from './choice.tsx';
import styles from './file-panel.module.css';
import { saving, type ToSave } from './saving.ts';

type What = 'shown' | 'everything';
const WHATS: readonly What[] = ['shown', 'everything'];

/** Saves the file at the place that the player names, or that the browser keeps for downloads. */
async function save({ id, name }: ToSave, what: What): Promise<void> {
  const kept = await keep(
    await call('campaign-file.save', { campaign: id, everything: what === 'everything' }),
  );
  if (kept !== null) notify({ message: `Saved ${name}${kept === undefined ? '' : ` as ${kept}`}.` });
}

function tell(failure: unknown): void {
  if (failure instanceof CallFailure) tellFailure(failure);
  else notify({ message: failure instanceof Error ? failure.message : String(failure), kind: 'failure' });
}

export function SaveDialog({ row }: { readonly row: ToSave }) {
  const [what, setWhat] = useState<What>('shown');
  const form = useRef<HTMLFormElement>(null);
  useFocusBack();
  const close = () => saving.set(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    save(row, what).catch(tell);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const chosen = WHATS[Number(key) - 1];
    if (chosen === undefined) return;
    setWhat(chosen);
    form.current?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.focus();
  };
  return (
    <Modal opened returnFocus={false} onClose={close} title={`Save ${row.name} as a file`} size="lg">
      <form ref={form} onSubmit={submit} onKeyDown={onKey}>
        <fieldset className={styles.choices}>
          <legend className="vh">What is in the file</legend>
          <Choice
            way="shown"
            at={1}
            chosen={what}
            onChoose={setWhat}
            title="To give to others: what is shown"
          >
            Without what you deleted or undid, earlier versions of what you wrote and pictured, lines given
            up, and half-filled forms.
          </Choice>
          <Choice
            way="everything"
            at={2}
            chosen={what}
            onChoose={setWhat}
            title="To keep for yourself: everything"
          >
            All of it as on your shelf, so that nothing is lost if you have only the file.
          </Choice>
        </fieldset>
        <div className={acts.dialog}>
          <Button variant="subtle" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="filled">
            Save…
          </Button>
        </div>
      </form>
    </Modal>
  );
}
