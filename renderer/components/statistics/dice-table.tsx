/** Faces of one hand’s dice: how often each fell, beside what even dice would give. */
import type { DiceCount } from '../../../src/contract/statistics.ts';
import { percent } from '../../text/percent.ts';
import styles from './statistics.module.css';

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Dice from which on tenths of one say nothing any more. */
const MANY = 1000;

/** A sixth of the dice is seldom whole. */
const numbersFor = (dice: number) => (dice >= MANY || dice % 6 === 0 ? grouped : oneDigit);

/** `+12.5`, `−3.0`, `0.0` */
function difference(by: number, { format }: Intl.NumberFormat): string {
  const shown = format(Math.abs(by));
  if (Number(shown) === 0) return shown;
  return by > 0 ? `+${shown}` : `−${shown}`;
}

export function DiceTable({ hand, title }: { readonly hand: DiceCount; readonly title: string }) {
  const { faces, dice, expected } = hand;
  const numbers = numbersFor(dice);
  return (
    <table className={styles.table}>
      <caption className="vh">{`${title}: how often each face fell`}</caption>
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
            <td className="n">{numbers.format(expected)}</td>
            <td className="n">{difference(times - expected, numbers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
