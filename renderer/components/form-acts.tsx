/** The buttons under a form. Giving it up asks first where something stands in it. */
import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './form-acts.module.css';
import type { Fields, Filled } from './kept-form.tsx';
import { off } from './off.ts';

interface FormActsProps {
  readonly filled: Pick<Filled<Fields>, 'isNew' | 'restored' | 'clear'>;
  readonly save: string;
  readonly ready?: boolean;
  readonly size?: ButtonProps['size'];
  /** In a dialog they stand at the right, the one that does it last. */
  readonly dialog?: boolean;
  readonly onClose: () => void;
  /** Content at the end of the row, unless a half-filled form was found again. */
  readonly children?: ReactNode;
}

export function FormActs(props: FormActsProps) {
  const { filled, save, ready = true, size = 'sm', dialog = false, onClose, children } = props;
  const [asking, setAsking] = useState(false);
  const giveUp = () => {
    filled.clear();
    onClose();
  };
  const className = dialog ? styles.dialog : styles.acts;
  if (asking && filled.isNew) {
    return (
      <div className={className}>
        <p className={styles.note}>It isn’t saved yet.</p>
        <Button size={size} onClick={giveUp}>
          Throw it away
        </Button>
        <Button size={size} variant="subtle" autoFocus onClick={() => setAsking(false)}>
          Go on
        </Button>
      </div>
    );
  }
  const cancel = (
    <Button size={size} variant="subtle" onClick={() => (filled.isNew ? setAsking(true) : giveUp())}>
      Cancel
    </Button>
  );
  return (
    <div className={className}>
      {dialog && <FoundAgain filled={filled} />}
      {dialog && cancel}
      <Button type="submit" size={size} variant="filled" {...off(!ready)}>
        {save}
      </Button>
      {!dialog && cancel}
      {!dialog && <FoundAgain filled={filled} />}
      {!filled.restored && children}
    </div>
  );
}

/** Says that it was left half-filled, so that nobody takes it for what is saved. */
export function FoundAgain({ filled }: { readonly filled: Pick<Filled<Fields>, 'restored'> }) {
  return filled.restored ? <span className={styles.note}>Kept from last time, not saved yet.</span> : null;
}
