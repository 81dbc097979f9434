import { SegmentedControl } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId } from 'react';
import type { Agreements } from '../../../../src/contract/games/all-things-zombie/agreements.ts';
import styles from './house-rules-screen.module.css';
import { useAgree } from './use-agree.ts';

/** Row of one house rule: what the book says, what holds here instead, and the choice between them. */
export function SwitchRow({ rule }: { readonly rule: Agreements['houseRules'][number] }) {
  const id = useId();
  const { agree } = useAgree('campaign.houseRules');
  const { title, book, house, on, since, keptBy } = rule;
  return (
    <li className={styles.row} data-on={on || undefined}>
      <div>
        <h3 id={id} className={styles.title}>
          {on && <IconPencil size={14} stroke={1.6} role="img" aria-label="Differs from the book:" />} {title}
        </h3>
        <dl className={styles.sides}>
          <dt>By the book</dt>
          <dd data-holds={!on || undefined}>{book}</dd>
          <dt>House rule</dt>
          <dd data-holds={on || undefined}>{house}</dd>
        </dl>
        {(since !== null || keptBy === 'player') && (
          <p className={styles.since}>
            {[
              since !== null && sinceText(on, since),
              keptBy === 'player' && 'You keep this at the table: no roll in the app depends on it.',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      <SegmentedControl
        data-writes
        aria-labelledby={id}
        data={[
          { value: 'book', label: 'By the book' },
          { value: 'house', label: 'House rule' },
        ]}
        value={on ? 'house' : 'book'}
        onChange={(value) => agree({ rule: rule.id, on: value === 'house' })}
      />
    </li>
  );
}

const sinceText = (on: boolean, since: string) =>
  on ? `On since ${since}.` : `By the book again since ${since}.`;
