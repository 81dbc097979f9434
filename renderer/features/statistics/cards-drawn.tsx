import type { Statistics } from '../../../src/contract/statistics.ts';
import { Section } from '../../components/section.tsx';
import { count } from '../../text/number.ts';
import styles from './statistics-screen.module.css';

/** How often each card came; a deck is not shuffled after each, so nothing is expected of them. */
export function CardsDrawn({
  cards: { app, own, jokers, ranks, suits },
}: {
  readonly cards: Statistics['cards'];
}) {
  return (
    <Section
      title="Cards drawn"
      aside={
        own === 0
          ? `${app}, ${count(jokers, 'Joker')} among them`
          : `${app} by the app, ${own} by you, ${count(jokers, 'Joker')} among them`
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where the window is narrow. */}
      <section className={styles.scroll} tabIndex={0} aria-label="Table: cards drawn">
        <table className={`${styles.table} ${styles.cards}`}>
          <caption className="vh">How often each card was drawn</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Suit</span>
              </th>
              {ranks.map((rank) => (
                <th key={rank} scope="col">
                  {rank}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {suits.map(({ title, drawn }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {drawn.map((times, at) => (
                  <td key={ranks[at]} className={`num ${times === 0 ? 'quiet' : ''}`}>
                    {times}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
