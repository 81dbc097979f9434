/** Asks for one name, and shows beside it what is wrong with it. */
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MOST_NAME } from '../../src/contract/limits.ts';
import { useFocusBack } from '../app/focus.ts';
import styles from './name-dialog.module.css';
import { roomInField } from './room.ts';

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  /** The button that does it. */
  readonly act: string;
  readonly error: string | undefined;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function NameDialog({ title, label, value, act, error, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(value);
  useFocusBack();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(name);
  };
  return (
    <Modal opened returnFocus={false} onClose={onClose} title={title}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={label}
          value={name}
          {...roomInField(name, MOST_NAME, error)}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.acts}>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="filled" type="submit">
            {act}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
