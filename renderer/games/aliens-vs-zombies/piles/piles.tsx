/** Every kind of counter with how many are where: the piles and the key to the map in one. */

import type { Side } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import type { PileRow } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { CounterIcon } from '../counters/counter.tsx';
import styles from './piles.module.css';

const HEADS: Readonly<Record<Side, readonly string[]>> = {
  zombies: ['Town', 'Dead', 'Grave'],
  aliens: ['Town', 'Reserve'],
};
const TITLES: Readonly<Record<Side, string>> = { zombies: 'Zombies', aliens: 'Aliens' };

export function Piles({ side, rows }: { readonly side: Side; readonly rows: readonly PileRow[] }) {
  const heads = HEADS[side];
  return (
    <table className={styles.piles}>
      <thead>
        <tr>
          <th>{TITLES[side]}</th>
          <th title={side === 'aliens' ? 'Combat and movement' : 'Zombie number'}>
            {side === 'aliens' ? 'C/M' : 'No.'}
          </th>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name, number, move, twice, counts }) => (
          <tr key={kind}>
            <td>
              <CounterIcon side={side} kind={kind} number={number} twice={twice} size={17} />{' '}
              {upperFirst(name)}
            </td>
            <td className="num">{side === 'aliens' ? `${number}/${move}` : number}</td>
            {counts.map((count, at) => (
              <td key={heads[at]} className="num">
                {count === 0 ? '–' : count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td />
          {heads.map((head, at) => (
            <td key={head} className="num">
              {rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
