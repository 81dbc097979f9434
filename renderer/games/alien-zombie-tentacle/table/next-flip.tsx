/** Before the Flip: how likely each Threat is, and each own survivor to be too weak for it. */
import type { NextFlipView } from '../../../../src/rules/alien-zombie-tentacle/text/table/next-flip.ts';
import { StatMark } from '../cards/stat-mark.tsx';
import styles from './table.module.css';

export function NextFlip({ flip: { aside, kinds, own } }: { readonly flip: NextFlipView }) {
  return (
    <section className={styles.flip} aria-label="The next flip">
      <header>
        <h2>The next flip</h2>
        <span className="quiet">{aside === '' ? 'by the Enemies that lie on no stack' : aside}</span>
      </header>
      <div className={styles.tables}>
        <table>
          <thead>
            <tr>
              <th>Threat</th>
              <th className="n">Chance</th>
              <th className="n">Total</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, stat, name, chance, totals }) => (
              <tr key={kind}>
                <td>
                  <StatMark stat={stat} /> {name}
                </td>
                <td className="n">{chance}</td>
                <td className="n">{totals}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {own.length > 0 && (
          <table>
            <thead>
              <tr>
                <th>Yours</th>
                <th className="n">Too weak</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ survivor, name, chance }) => (
                <tr key={survivor}>
                  <td>{name}</td>
                  <td className="n">{chance}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
