/** What the game brings to paper: cards to cut out, the table at this moment, the rules on a page, the record of a series. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { quickReference } from '../../../../src/rules/zombie-death-force/text/reference.ts';
import type { Sheet } from '../../game-screens.ts';
import { Player } from '../table/player.tsx';
import { useTable } from '../table/use-table.ts';
import { CARDS_IN_A_ROW, CutOutRow } from './cut-out-row.tsx';
import styles from './sheets.module.css';

/** As many rows as the printed deck needs; where the owner's has more cards, the last one takes them. */
const ROWS = 21;
const FIRST_OF_ROWS = Array.from({ length: ROWS }, (_, row) => row * CARDS_IN_A_ROW);

const cards: Sheet = {
  id: 'cards',
  title: 'Cards to cut out',
  parts: (view) =>
    FIRST_OF_ROWS.map((from) => (
      <CutOutRow key={from} view={view} from={from} isLast={from === FIRST_OF_ROWS.at(-1)} />
    )),
};

const table: Sheet = {
  id: 'table',
  title: 'The table at this moment',
  parts: (view) =>
    Object.keys(view.seats).map((seat) => <PrintedPlayer key={seat} view={view} seat={seat} />),
};

function PrintedPlayer({ view, seat }: { readonly view: SessionView; readonly seat: string }) {
  const seen = useTable(view);
  const player = seen && [seen.me, ...seen.others].find((one) => one.seat === seat);
  if (player === undefined) return null;
  return (
    <div className={styles.player}>
      <Player
        view={view}
        player={player}
        isMe={false}
        litAt={() => undefined}
        offers={[]}
        onAnswer={() => undefined}
      />
    </div>
  );
}

const reference: Sheet = {
  id: 'reference',
  title: 'Quick reference',
  parts: () =>
    quickReference().map(({ section, lines }) => (
      <section key={section} className={styles.part}>
        <h2>{section}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    )),
};

/** Of a series standings and games, and lines for those still to come; of one game its Stacks in words. */
const record: Sheet = {
  id: 'record',
  title: 'Record sheet',
  parts: ({ inWords: { facts, tables } }) => [
    <dl key="facts" className={styles.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>,
    ...tables.map(({ title, columns, rows }) => (
      <table key={title} className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )),
  ],
};

export const SHEETS: readonly Sheet[] = [cards, table, reference, record];
