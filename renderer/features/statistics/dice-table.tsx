import type { DiceCount } from '../../../src/contract/statistics.ts';
import { percent } from '../../text/percent.ts';
import styles from './statistics-screen.module.css';

const grouped = new Intl.NumberFormat('en');
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `+12.5`, `−3.0`, `0.0` */
function difference(by: number): string {
  const shown = oneDigit.format(Math.abs(by));
  if (shown === '0.0') return shown;
  return by > 0 ? `+${shown}` : `−${shown}`;
}

export function DiceTable({ hand, title }: { readonly hand: DiceCount; readonly title: string }) {
  const { faces, dice, expected } = hand;
  return (
    <table className={styles.table}>
      <caption className="vh">{title}: how often each face fell</caption>
      <thead>
        <tr>
          <th scope="col">Face</th>
          <th scope="col" className="n">
            Rolled
          </th>
          <th scope="col" className="n">
            Of all
          </th>
          <th scope="col" className="n">
            Even dice
          </th>
          <th scope="col" className="n">
            Off by
          </th>
        </tr>
      </thead>
      <tbody>
        {faces.map((times, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place.
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            <td className="n">{grouped.format(times)}</td>
            <td className="n">{percent(times / dice)}</td>
            <td className="n">{oneDigit.format(expected)}</td>
            <td className="n">{difference(times - expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
