/** The three Threats in the middle: every number of a stack is there to be read, its sum at the head. */
import type { StackView } from '../../../../src/rules/alien-zombie-tentacle/text/table/stack-view.ts';
import { StatMark } from '../cards/stat-mark.tsx';
import { ThreatCard } from '../cards/threat-card.tsx';
import styles from './table.module.css';

export function ThreatStacks({ stacks }: { readonly stacks: readonly StackView[] }) {
  return (
    <section className={styles.stacks} aria-label="Threats">
      {stacks.map(({ kind, stat, name, one, total, cards, isNow }) => (
        <section
          key={kind}
          className={styles.stack}
          data-now={isNow || undefined}
          aria-label={`${name} ${total}`}
        >
          <header>
            <StatMark stat={stat} />
            <h2>{name}</h2>
            <b className="num">{total}</b>
          </header>
          {cards.length === 0 ? (
            <p className={styles.threatStacksNone}>none</p>
          ) : (
            <ol data-many={cards.length > 6 ? 'very' : cards.length > 4 ? 'rather' : undefined}>
              {cards.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the stack.
                <li key={at}>
                  <ThreatCard kind={kind} name={one} value={value} isWhole={at === cards.length - 1} />
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </section>
  );
}
