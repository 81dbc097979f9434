/** Asks for one name, and shows beside it what is wrong with it. */
import { Modal, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { MOST_NAME } from '../../src/contract/limits.ts';
import { useFocusBack } from '../client/focus.ts';
import { leftInField } from './characters-left.ts';
import { FormActs } from './form-acts.tsx';
import { type Filled, KeptForm } from './kept-form.tsx';

interface NameDialogProps {
  /** Form under which a name half typed is kept: `log/rename`. */
  readonly form: string;
  /** Log to which the name belongs, where no screen of it is shown. */
  readonly log?: string;
  readonly title: string;
  readonly label: string;
  readonly value: string;
  /** The button that does it. */
  readonly act: string;
  readonly error: string | undefined;
  /** `done`: the name was taken; the dialog closes. */
  readonly onName: (name: string, done: () => void) => void;
  readonly onClose: () => void;
}

/** Closed by Escape it keeps what was typed. */
export function NameDialog(props: NameDialogProps) {
  const { form, log, value } = props;
  useFocusBack();
  return (
    <KeptForm dialog form={form} initial={{ name: value }} {...(log === undefined ? {} : { log })}>
      {(filled) => <Dialog {...props} filled={filled} />}
    </KeptForm>
  );
}

type DialogProps = NameDialogProps & { readonly filled: Filled<{ readonly name: string }> };

function Dialog({ title, label, act, error, filled, onName, onClose }: DialogProps) {
  const { name } = filled.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const taken = filled.sending();
    onName(name, () => {
      if (taken()) onClose();
    });
  };
  return (
    <Modal opened returnFocus={false} onClose={onClose} title={title}>
      {filled.twice}
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={label}
          value={name}
          {...leftInField(name, MOST_NAME, error)}
          onChange={(event) => filled.set({ name: event.currentTarget.value })}
          onFocus={(event) => event.currentTarget.select()}
        />
        <FormActs dialog size="md" filled={filled} save={act} onClose={onClose} />
      </form>
    </Modal>
  );
}
