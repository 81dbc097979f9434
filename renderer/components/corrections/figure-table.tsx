/** The figures of one table, row by row, each corrected where it stands. */
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { NamedFigureView } from '../../../src/contract/corrections.ts';
import { Section } from '../section.tsx';
import { Corrected } from './corrected.tsx';
import styles from './corrections.module.css';
import { FigureForms } from './figure-forms.tsx';
import type { Log } from './use-corrections.ts';

interface FigureTableProps {
  readonly log: Log;
  /** All of one table, none left out. */
  readonly figures: readonly NamedFigureView[];
}

/** Sources of a figure that isn’t printed. */
const ON = {
  printed: '',
  ruling: 'ruling',
  derived: 'derived',
  reconstructed: '~ ours',
} as const satisfies Record<NamedFigureView['on'], string>;

export function FigureTable({ log, figures }: FigureTableProps) {
  const [open, setOpen] = useState<string>();
  const [first] = figures;
  if (first === undefined) return null;
  return (
    <Section title={first.tableText} aside={first.section}>
      <table className={styles.table}>
        <thead className="vh">
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Figure</th>
            <th scope="col">Rests on</th>
            <th scope="col">Correct</th>
          </tr>
        </thead>
        <tbody>
          {[...Map.groupBy(figures, ({ row }) => row)].map(([row, ofRow]) => {
            const [{ rowText, on } = first] = ofRow;
            const isOpen = open === row;
            return (
              <Fragment key={row}>
                <tr>
                  <th scope="row">{rowText}</th>
                  <td>
                    <ul className={styles.figureTableFigures}>
                      {shownOf(ofRow).map((one) => (
                        <li key={one.field}>
                          <Figure figure={one} alone={one.field === WHOLE} />
                        </li>
                      ))}
                    </ul>
                  </td>
                  <td className="quiet small nowrap">{ON[on]}</td>
                  <td className={styles.act}>
                    <ActionIcon
                      variant="subtle"
                      size="sm"
                      data-writes
                      aria-label={`Correct ${rowText}`}
                      aria-expanded={isOpen}
                      onClick={() => setOpen(isOpen ? undefined : row)}
                    >
                      <IconPencil size={14} stroke={1.6} />
                    </ActionIcon>
                  </td>
                </tr>
                {isOpen && (
                  <tr>
                    <td colSpan={4}>
                      <FigureForms log={log} figures={ofRow} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

/** The figure that a whole row is. */
const WHOLE = 'result';

/** A row's whole figure stands for each of its scores, but for those that are corrected by themselves. */
function shownOf(figures: readonly NamedFigureView[]): readonly NamedFigureView[] {
  if (!figures.some(({ field }) => field === WHOLE)) return figures;
  return figures.filter(({ field, corrected }) => field === WHOLE || corrected);
}

/** A corrected figure with the book's struck beside it. */
function Figure({ figure, alone }: { readonly figure: NamedFigureView; readonly alone: boolean }) {
  const { label, bookText, nowText, corrected } = figure;
  return (
    <>
      {!alone && <span className="quiet">{label}: </span>}
      {corrected ? <Corrected book={bookText} now={`${nowText} ‡`} /> : nowText}
    </>
  );
}
