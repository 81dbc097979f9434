/** Facts of a figure’s sheet, and the button that opens the form of one field. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './figure.module.css';
import { type FieldKey, useEditing } from './use-editing.ts';

interface FactProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Small buttons under the title. */
  readonly acts?: ReactNode;
  /** The form that one of them opened. */
  readonly form?: ReactNode;
}

/** Fact about a figure, with what the fact does. */
export function Fact({ title, children, acts, form }: FactProps) {
  return (
    <li className={styles.fact}>
      <div className={styles.factTitle}>
        {title}
        {acts !== undefined && <div className={styles.factActs}>{acts}</div>}
      </div>
      <div className={styles.factText}>{children}</div>
      {form !== undefined && <div className={styles.factForm}>{form}</div>}
    </li>
  );
}

interface ActProps {
  readonly field: FieldKey;
  /** The whole of what it does, for a list of buttons read out of place: `Change Rep`. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** Opens the form of one field. */
export function FieldButton({ field, label, icon, children }: ActProps) {
  const { open, setOpen } = useEditing();
  return (
    <Button
      size="sm"
      variant="subtle"
      className={styles.act}
      data-writes
      leftSection={icon}
      aria-label={label}
      aria-expanded={open === field}
      onClick={() => setOpen(open === field ? undefined : field)}
    >
      {children}
    </Button>
  );
}
