/** Before the Flip: how likely each Threat is, and each own survivor to be too weak for it. */
import type { NextFlipView } from '../../../../src/rules/alien-zombie-tentacle/text/table/next-flip.ts';
import { StatMark } from '../cards/stat-mark.tsx';
import styles from './next-flip.module.css';
import { words } from './text/next-flip.ts';

export function NextFlip({ flip: { aside, kinds, own } }: { readonly flip: NextFlipView }) {
  return (
    <section className={styles.flip} aria-label={words.theNextFlip}>
      <header>
        <h2>{words.theNextFlip}</h2>
        <span className="quiet">{aside === '' ? words.byTheEnemiesThatLie : aside}</span>
      </header>
      <div className={styles.tables}>
        <table>
          <thead>
            <tr>
              <th>{words.threat}</th>
              <th className="n">{words.chance}</th>
              <th className="n">{words.total}</th>
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
                <th>{words.yours}</th>
                <th className="n">{words.tooWeak}</th>
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
