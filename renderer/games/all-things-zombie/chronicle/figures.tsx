/** A chart in figures, for ears: what the curve shows by its height. */
import type { SeriesView } from '../../../../src/contract/games/all-things-zombie/journal.ts';

type Point = SeriesView['points'][number];

export interface Column<T> {
  readonly title: string;
  readonly of: (row: T) => number;
}

interface FiguresProps {
  readonly caption: string;
  readonly rows: readonly Point[];
  readonly columns: readonly Column<Point>[];
}

export function Figures({ caption, rows, columns }: FiguresProps) {
  return (
    <div className="vh">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.date}</th>
              {columns.map(({ title, of }) => (
                <td key={title}>{of(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
