/** Draw pile and discard pile. */
import type { Face } from '../../../../src/rules/zombie-death-force/text/table/face.ts';
import { CardBack, CardFace } from './card.tsx';
import { cardLabel } from './card-words.ts';
import styles from './table.module.css';

interface PilesProps {
  readonly deck: number;
  readonly aside: number;
  readonly discard: readonly Face[];
}

export function Piles({ deck, aside, discard }: PilesProps) {
  const [top] = discard;
  return (
    <div className={styles.piles}>
      <section className={styles.tablePile} aria-label="Draw pile">
        <p className="quiet">Draw pile</p>
        {deck === 0 ? <span className={styles.none}>empty</span> : <CardBack under={deck - 1} />}
        <p>
          <b className="num">{deck}</b> unseen
          {aside > 0 && `; ${aside} left out`}
        </p>
      </section>
      <section className={styles.tablePile} aria-label="Discard pile">
        <p className="quiet">Discard</p>
        {top === undefined ? (
          <span className={styles.none}>empty</span>
        ) : (
          <CardFace face={top} under={discard.length - 1} />
        )}
        {discard.length === 0 ? <p>no cards</p> : <LookThrough discard={discard} />}
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
        <b className="num">{discard.length}</b> <span className={styles.link}>look through</span>
      </summary>
      <ul aria-label="Cards in the discard pile">
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
