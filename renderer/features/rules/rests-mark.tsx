import type { Rests } from '../../../src/contract/rules.ts';
import styles from './rule-entry.module.css';

const WORDS = {
  printed: 'read by',
  ruling: 'ruling',
  derived: 'derived',
  reconstructed: 'reconstructed',
} as const satisfies Record<Rests['on'], string>;

/** `ruling ATZ-27`: a quiet word beside a figure that isn't simply printed. */
export function RestsMark({ rests: { on, ruling } }: { readonly rests: Rests }) {
  return (
    <span className={styles.rests}>
      {WORDS[on]}
      {ruling !== null && <span className="nowrap"> {ruling}</span>}
    </span>
  );
}

export function RestsLegend() {
  return (
    <dl className={styles.legend}>
      <dt>read by ATZ-27</dt>
      <dd>Printed so, and read as our ruling of that number says.</dd>
      <dt>ruling</dt>
      <dd>The rulebook is silent or says two things; our ruling decides.</dd>
      <dt>reconstructed</dt>
      <dd>The printed figure is lost or missing; ours stands in for it.</dd>
    </dl>
  );
}
