import type { Statistics } from '../../../src/contract/statistics.ts';
import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { Section } from '../section.tsx';
import styles from './statistics.module.css';

/** Table of the times that each card came; a deck is not shuffled after each, so nothing is expected of them. */
export function CardsDrawn({ cards }: { readonly cards: Statistics['cards'] }) {
  const { ranks, suits } = cards;
  return (
    <Section title="Cards drawn" aside={drawnText(cards)}>
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

/** `125 by the app, 3 by you; five Jokers` */
function drawnText({ app, own, jokers }: Statistics['cards']): string {
  const whose = own === 0 ? `${app} drawn` : `${app} by the app, ${own} by you`;
  return jokers === 0 ? whose : `${whose}; ${countedInWords(jokers, 'Joker', 'Jokers')}`;
}
