/** A folder: typed, or chosen by the system's dialog where the desktop window lends one. */
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { notify } from '../../client/notify.ts';
import styles from './settings.module.css';

interface FolderFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  /** Title of the system’s dialog. */
  readonly title: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (folder: string) => void;
}

export function FolderField({ label, description, title, value, error, onChange }: FolderFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const bridge = window.holdout;
  const choose = async () => {
    try {
      const chosen = await bridge?.chooseFolder({ title, from: value });
      if (typeof chosen === 'string') onChange(chosen);
    } catch (failure) {
      notify({ message: failure instanceof Error ? failure.message : String(failure), kind: 'failure' });
    }
    field.current?.focus();
  };
  return (
    <div className={styles.field}>
      <TextInput
        ref={field}
        label={label}
        description={description}
        className={styles.path ?? ''}
        value={value}
        error={error}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {bridge !== undefined && <Button onClick={() => void choose()}>Choose…</Button>}
    </div>
  );
}
