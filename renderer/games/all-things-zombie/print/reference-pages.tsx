/** Pages of quick reference: each table of the rules a section, each sequence a run of sentences. */
import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../src/contract/games/all-things-zombie/print.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import styles from './print.module.css';

interface ReferencePagesProps {
  readonly groups: readonly ReferenceGroup[];
  readonly houseRules: string;
  readonly format: Format;
}

/** The tables of the rules in two columns, small: to be looked up, not read. */
export function ReferencePages({ groups, houseRules, format }: ReferencePagesProps) {
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify(groups)}
      columns={2}
      dense
      head={(first) => (
        <PageHead
          title="Quick reference"
          {...(first ? { line: 'All Things Zombie, in our own words and layout' } : {})}
          first={first}
        />
      )}
      sections={groups.flatMap(({ title, tables }) =>
        tables.map((table, at) => ({ ...content(table), ...(at === 0 ? { over: title } : {}) })),
      )}
      legend="° ruled where the book is silent or can be read two ways. † rebuilt, because the figure is lost. ‡ corrected by you. D6: a six-sided die."
      houseRules={houseRules}
    />
  );
}

function content({ id, title, use, columns, kind, rows }: ReferenceTable): FlowContent {
  if (kind === 'steps') return steps({ id, title, use, rows });
  const align = (column: number) => (kind === 'numbers' && column > 0 ? 'centre' : undefined);
  return {
    id,
    title,
    ...(use === '' ? {} : { note: use }),
    columns: {
      heads: columns.map((head, at) => (
        <th key={head} scope="col" data-align={align(at)}>
          {head}
        </th>
      )),
    },
    rows: rows.map((cells, at) => ({
      key: `${at} ${cells[0]}`,
      node: (
        <tr>
          {cells.map((cell, column) =>
            column === 0 && cell !== '' ? (
              <th key={columns[column]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={columns[column]} data-align={align(column)}>
                {cell}
              </td>
            ),
          )}
        </tr>
      ),
    })),
  };
}

/** A title run into its sentences: closer than two columns would be. */
function steps({ id, title, use, rows }: Pick<ReferenceTable, 'id' | 'title' | 'use' | 'rows'>): FlowContent {
  return {
    id,
    title,
    ...(use === '' ? {} : { note: use }),
    rows: rows.map(([step = '', words = '']) => ({
      key: step,
      node: (
        <p className={styles.referencePagesStep}>
          <b>{step.endsWith('?') ? step : `${step}.`}</b> {words}
        </p>
      ),
    })),
  };
}
