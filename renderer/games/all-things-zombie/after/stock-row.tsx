import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import { STATUS_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { TickBox } from '../components/tick-box.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './after.module.css';

interface StockRowProps {
  readonly line: StockLine;
  /** Found in this Encounter. */
  readonly today: boolean;
  readonly carrier: FigureLine | undefined;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

export function StockRow({ line, today, carrier, ticked, onTick }: StockRowProps) {
  const { title, summary, from, found, taken } = line;
  return (
    <tr className={ticked ? styles.lootTicked : undefined}>
      <td className={styles.lootTick}>
        <TickBox aria-label={`Tick ${title}, ${from}`} checked={ticked} onChange={onTick} />
      </td>
      <td>
        {title}
        <span className={styles.summary}>{summary}</span>
      </td>
      <td>
        {from}
        {!today && <span className={styles.summary}>{found}</span>}
      </td>
      <td>
        {carrier === undefined ? <span className="quiet">Stockpile</span> : whereWords(carrier)}
        {taken && <span className={styles.summary}>In a weapon, burnt at the end</span>}
      </td>
    </tr>
  );
}

const whereWords = ({ name, status }: FigureLine): string =>
  status === 'ready' ? name : `${name} (${STATUS_WORDS[status].text})`;
