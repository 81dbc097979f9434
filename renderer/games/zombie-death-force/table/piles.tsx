/** What nobody has seen, and what has been discarded. */
import type { Face } from '../../../../src/rules/zombie-death-force/text/table/face.ts';
import { CardBack, CardFace } from './card.tsx';
import { cardLabel } from './card-words.ts';
import styles from './table.module.css';
import { words as said } from './text/piles.ts';

interface PilesProps {
  readonly deck: number;
  readonly aside: number;
  readonly discard: readonly Face[];
}

export function Piles({ deck, aside, discard }: PilesProps) {
  const [top] = discard;
  return (
    <div className={styles.piles}>
      <section className={styles.pile} aria-label={said.drawPile}>
        <p className="quiet">{said.drawPile}</p>
        {deck === 0 ? <span className={styles.none}>{said.empty}</span> : <CardBack under={deck - 1} />}
        <p>
          <b className="num">{deck}</b> {said.unseen}
          {aside > 0 && said.leftOut(aside)}
        </p>
      </section>
      <section className={styles.pile} aria-label={said.discardPile}>
        <p className="quiet">{said.discard}</p>
        {top === undefined ? (
          <span className={styles.none}>{said.empty}</span>
        ) : (
          <CardFace face={top} under={discard.length - 1} />
        )}
        {discard.length === 0 ? <p>{said.noCards}</p> : <LookThrough discard={discard} />}
      </section>
    </div>
  );
}

/** Everybody may look through it: equal cards together. */
function LookThrough({ discard }: Pick<PilesProps, 'discard'>) {
  const kinds = [...Map.groupBy(discard, ({ card }) => card).values()];
  return (
    <details className={styles.through}>
      <summary>
        <b className="num">{discard.length}</b> <span className={styles.link}>{said.lookThrough}</span>
      </summary>
      <ul aria-label={said.cardsInTheDiscardPile}>
        {kinds.map(([face, ...more]) =>
          face === undefined ? null : (
            <li key={face.card}>
              <span className="num">{more.length + 1}</span> {cardLabel(face)}
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
