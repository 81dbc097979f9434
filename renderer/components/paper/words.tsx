/** A game’s account of itself in words, as sections of a page. */
import type { InWordsView, WordTableView } from '../../../src/contract/sessions.ts';
import type { FlowContent } from './flow-pages.tsx';
import styles from './paper.module.css';

/** An empty line to be written in, as high as any other. */
const EMPTY = '\u00a0';

export function factsSection(facts: InWordsView['facts']): FlowContent {
  return {
    id: 'facts',
    title: '',
    columns: { widths: <col style={{ width: '34mm' }} /> },
    rows: facts.map(({ name, text }) => ({
      key: name,
      node: (
        <tr>
          <th scope="row">{name}</th>
          <td>{text}</td>
        </tr>
      ),
    })),
  };
}

export function tableSection({
  title,
  columns,
  rows,
}: Pick<WordTableView, 'title' | 'columns' | 'rows'>): FlowContent {
  return {
    id: title,
    title,
    columns: {
      heads: columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      )),
    },
    rows: rows.map((row, at) => ({
      key: `${at} ${row[0]}`,
      node: (
        <tr>
          {row.map((cell, column) => (
            <td key={columns[column]}>
              <span className={styles.words}>{cell === '' ? EMPTY : cell}</span>
            </td>
          ))}
        </tr>
      ),
    })),
  };
}

/** Rules by their heading, as lines to look up. */
export function linesSection({
  section,
  lines,
}: {
  readonly section: string;
  readonly lines: readonly string[];
}): FlowContent {
  return {
    id: section,
    title: section,
    rows: lines.map((line) => ({ key: line, node: <p className={styles.wordsLine}>{line}</p> })),
  };
}
