import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { OddsCalculator } from './odds-calculator.tsx';
import { RulingButton } from './rests-mark.tsx';
import { RuleTable } from './rule-table.tsx';
import styles from './rules.module.css';
import { RulingText } from './ruling-text.tsx';
import { Decides, Rulings } from './rulings.tsx';
import { useEntry } from './use-entry.ts';
import { useRulesAddress } from './use-rules-address.ts';

/** Page of one rule: where it stands, what it says, what it asks, its odds and the tables behind it. */
export function RuleEntry({ id }: { readonly id: string }) {
  const entry = useEntry(id);
  const { target } = useRulesAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = entry.data !== undefined;
  // Opened from the search field, the reader goes on at the rule; walking down the list, in the list.
  useEffect(() => {
    if (loaded && document.activeElement?.tagName === 'INPUT') heading.current?.focus();
  }, [loaded]);

  if (entry.error !== null) {
    return (
      <div className={styles.about}>
        <p className={styles.lead}>{entry.error.message}</p>
        <p>
          <Link {...target({})}>All rules</Link>
        </p>
      </div>
    );
  }
  if (entry.data === undefined) return null;
  const { kind, section, title, summary, ask, odds, tables, notes, rulings, decides } = entry.data;
  const [ruling] = kind === 'ruling' ? rulings : [];
  return (
    <article className={styles.ruleEntry} aria-labelledby="rule-title">
      <p className={styles.back}>
        <Link {...target({})}>All rules</Link>
      </p>
      <header>
        <h2 id="rule-title" className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.where}>
          {section ?? (kind === 'ruling' ? 'Our ruling' : 'Our own rule')}{' '}
          <span className={styles.id}>{id}</span>
        </p>
      </header>
      {ruling === undefined ? (
        <p className={`${styles.summary} prose`}>{summary}</p>
      ) : (
        <RulingText ruling={ruling} />
      )}
      {notes.map(({ text, ruling: id }) => {
        const why = rulings.find((one) => one.id === id);
        return (
          <p key={text} className="prose second">
            {text} {why !== undefined && <RulingButton ruling={why} />}
          </p>
        );
      })}
      {ask !== null && (
        <p className="prose second">
          <span className={styles.asked}>At the table</span> {ask}
        </p>
      )}
      {odds !== null && <OddsCalculator form={odds} />}
      {tables.map((table) => (
        <RuleTable key={table.id} table={table} rulings={rulings} />
      ))}
      {ruling === undefined && rulings.length > 0 && <Rulings rulings={rulings} />}
      {decides.length > 0 && <Decides decides={decides} />}
    </article>
  );
}
