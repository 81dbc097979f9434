import type { FlowContent } from './flow-pages.tsx';
import styles from './sheet.module.css';

/** A table to be written into. */
export function linesSection(
  id: string,
  title: string,
  heads: readonly string[],
  lines: number,
): FlowContent {
  return {
    id,
    title,
    columns: {
      heads: heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      )),
    },
    rows: Array.from({ length: lines }, (_, at) => ({
      key: String(at),
      node: (
        <tr className={styles.empty}>
          {heads.map((head) => (
            <td key={head} />
          ))}
        </tr>
      ),
    })),
  };
}

export function notesSection(lines: number): FlowContent {
  return {
    id: 'notes',
    title: 'Notes',
    rows: Array.from({ length: lines }, (_, at) => ({
      key: String(at),
      node: <div className={styles.line} />,
    })),
  };
}
