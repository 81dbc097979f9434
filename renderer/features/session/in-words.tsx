/** All there is to see of a game, in words: beside a board its twin, without one the board itself. */
import type { InWordsView } from '../../../src/contract/sessions.ts';
import styles from './session.module.css';

export function InWords({ facts, tables }: InWordsView) {
  return (
    <div className={styles.words}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map(({ title, columns, rows }) => (
        <table key={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className="quiet">
                  None yet.
                </td>
              </tr>
            )}
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={columns[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
