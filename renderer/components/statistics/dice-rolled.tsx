import type { DiceCount } from '../../../src/contract/statistics.ts';
import { Section } from '../section.tsx';
import { DiceChart } from './dice-chart.tsx';
import { DiceTable } from './dice-table.tsx';
import styles from './statistics.module.css';

const TITLES = { app: 'The app’s dice', own: 'Your own dice' } as const satisfies Record<
  DiceCount['by'],
  string
>;

const grouped = new Intl.NumberFormat('en');

/** A hand’s dice: their number, how they fell, and a plain sentence on it. */
export function DiceRolled({ hand }: { readonly hand: DiceCount }) {
  const { by, dice, average, straying, sentence } = hand;
  return (
    <Section title={TITLES[by]}>
      {average === null ? (
        <p className={styles.none}>
          {by === 'own' ? 'None typed in yet. Any roll can be made at the table instead.' : sentence}
        </p>
      ) : (
        <>
          <p className={styles.figures}>
            <span>
              <b className="num">{grouped.format(dice)}</b> {dice === 1 ? 'die' : 'dice'}
            </span>
            <span>
              average <b className="num">{average.toFixed(2)}</b>, of even dice{' '}
              <span className="num">3.50</span>
            </span>
          </p>
          <DiceChart hand={hand} />
          <p className={`${styles.sentence} prose`}>
            {sentence}
            {straying !== null && <span className="quiet nowrap"> χ² {straying.chiSquared.toFixed(1)}</span>}
          </p>
          <DiceTable hand={hand} title={TITLES[by]} />
        </>
      )}
    </Section>
  );
}
