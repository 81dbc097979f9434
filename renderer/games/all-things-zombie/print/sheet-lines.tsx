/** Empty tables of the Encounter sheet, for writing by hand. */
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import styles from './print.module.css';

interface Lines {
  readonly title: string;
  /** Without them, plain lines to write on. */
  readonly heads: readonly string[];
}

/** Two tables to be written into, side by side, with as many lines each, wherever a page has room for them. */
export function linesSection(id: string, pair: readonly [Lines, Lines], lines: number): FlowContent {
  return {
    id,
    title: '',
    floats: true,
    rows: [
      {
        key: id,
        node: (
          <div className={styles.pair}>
            {pair.map((one) => (
              <Written key={one.title} {...one} lines={lines} />
            ))}
          </div>
        ),
      },
    ],
  };
}

function Written({ title, heads, lines }: Lines & { readonly lines: number }) {
  const rows = Array.from({ length: lines }, (_, at) => at);
  return (
    <section>
      <h3 className={styles.sheetTitle}>{title}</h3>
      {heads.length === 0 ? (
        rows.map((row) => <div key={row} className={styles.sheetLine} />)
      ) : (
        <table className={styles.lines}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {heads.map((head) => (
                  <td key={head} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
