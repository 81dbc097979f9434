/** Gear that lies in the centre of the table until Loot is over. */
import type { HeldView } from '../../../../src/rules/alien-zombie-tentacle/text/table/held-view.ts';
import { HeldCard } from '../cards/held-card.tsx';
import { Spot } from './spot.tsx';
import styles from './table.module.css';
import type { Pairs } from './use-pairs.ts';

interface LootProps {
  readonly loot: readonly HeldView[];
  readonly pairs: Pairs;
}

export function Loot({ loot, pairs }: LootProps) {
  return (
    <section className={styles.loot} aria-label="Gear in the centre">
      <header>
        <h2>In the centre</h2>
        <span className="quiet">the one who takes it counts as 1 in all three this round, Gear aside</span>
      </header>
      <ul aria-label="Gear to loot">
        {loot.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
          <li key={`${card.card} ${at}`}>
            <Spot token={card.token} pairs={pairs} label={card.label}>
              <HeldCard view={card} size="hand" />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
