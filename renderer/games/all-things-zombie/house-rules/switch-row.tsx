import { SegmentedControl } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId } from 'react';
import type { Agreements } from '../../../../src/contract/games/all-things-zombie/agreements.ts';
import styles from './house-rules-screen.module.css';
import { words } from './text/switch-row.ts';
import { useAgree } from './use-agree.ts';

/** What the book says, what holds here instead, and the choice between them. */
export function SwitchRow({ rule }: { readonly rule: Agreements['houseRules'][number] }) {
  const id = useId();
  const { agree } = useAgree('campaign.houseRules');
  const { title, book, house, on, since, keptBy } = rule;
  return (
    <li className={styles.row} data-on={on || undefined}>
      <div>
        <h3 id={id} className={styles.title}>
          {on && <IconPencil size={14} stroke={1.6} role="img" aria-label={words.differsFromTheBook} />}{' '}
          {title}
        </h3>
        <dl className={styles.sides}>
          <dt>{words.byTheBook}</dt>
          <dd data-holds={!on || undefined}>{book}</dd>
          <dt>{words.houseRule}</dt>
          <dd data-holds={on || undefined}>{house}</dd>
        </dl>
        {(since !== null || keptBy === 'player') && (
          <p className={styles.since}>
            {[since !== null && sinceText(on, since), keptBy === 'player' && words.keptByYou]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      <SegmentedControl
        data-writes
        aria-labelledby={id}
        data={[
          { value: 'book', label: words.byTheBook },
          { value: 'house', label: words.houseRule },
        ]}
        value={on ? 'house' : 'book'}
        onChange={(value) => agree({ rule: rule.id, on: value === 'house' })}
      />
    </li>
  );
}

const sinceText = (on: boolean, since: string) =>
  on ? words.onSince(since) : words.byTheBookAgainSince(since);
