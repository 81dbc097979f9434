/** A Weapon Effect Chit as a sign: dice and what they do; dashed with a question mark where the weapon is untried. */
import type { Chit } from '../../../../src/rules/awful-green-things/data/chits.ts';
import { CHIT_NAMES } from '../../../../src/rules/awful-green-things/text/names.ts';
import styles from './foot.module.css';

interface Sign {
  readonly dice: string;
  readonly lines: string;
  readonly filled?: true;
}

const KILL = 'M2.5 2.5l7 7M9.5 2.5l-7 7';
const SIGNS: Readonly<Record<Chit, Sign>> = {
  'kill-5': { dice: '5', lines: KILL },
  'kill-4': { dice: '4', lines: KILL },
  'kill-3': { dice: '3', lines: KILL },
  'stun-5': { dice: '5', lines: 'M2 2.5h8L2 9.5h8' },
  fragments: {
    dice: '1',
    lines: 'M1 5l3.5-4 1 4.5ZM7 1l4 2-3 3ZM3 11l1.5-4 4 3.5ZM8.5 7.5l3 .5-1.5 3Z',
    filled: true,
  },
  grow: { dice: '', lines: 'M6 10.5V2M2.5 5.5L6 2l3.5 3.5' },
  shrink: { dice: '', lines: 'M6 1.5V10M2.5 6.5L6 10l3.5-3.5' },
  'no-effect': { dice: '', lines: 'M1.7 6a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0ZM3 9l6-6' },
};

export function ChitSign({ chit }: { readonly chit: Chit | null }) {
  if (chit === null)
    return (
      <span className={styles.chit} data-untried title="Untried">
        ?
      </span>
    );
  const { dice, lines, filled } = SIGNS[chit];
  return (
    <span className={styles.chit} title={CHIT_NAMES[chit]}>
      {dice}
      <svg viewBox="0 0 12 12" width={11} height={11} aria-hidden data-filled={filled}>
        <path d={lines} />
      </svg>
    </span>
  );
}
