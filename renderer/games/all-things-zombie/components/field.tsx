/** A line of a form: its label left, its field right. */
import type { ReactNode } from 'react';
import styles from './components.module.css';

interface FieldProps {
  readonly label: string;
  readonly id: string;
  readonly children: ReactNode;
}

export function Field({ label, id, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
