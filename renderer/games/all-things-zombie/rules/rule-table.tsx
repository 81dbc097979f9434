/** A table of the book in our own layout; what isn't simply printed carries a quiet mark at its end. */
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment, useContext, useState } from 'react';
import type {
  RulingView,
  RuleTable as Table,
} from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { CampaignContext } from '../../../client/campaign-context.ts';
import { Corrected } from '../../../components/corrections/corrected.tsx';
import { FigureForms } from '../../../components/corrections/figure-forms.tsx';
import { Section } from '../../../components/section.tsx';
import { RestsMark } from './rests-mark.tsx';
import styles from './rules.module.css';

/** Short columns of figures stand centred, words to the left. */
const isFigure = (cell: string | undefined) =>
  cell !== undefined && /^([−+]?\d[\d–.,″]*|–|never)$/.test(cell);

/** Columns that fit beside each other in any window. */
const NARROW = 3;
/** More of them, and each is kept to one line. */
const WIDE = 6;

interface RuleTableProps {
  readonly table: Table;
  /** Rulings that the table’s rows name. */
  readonly rulings: readonly RulingView[];
}

export function RuleTable({ table: { title, columns, rows }, rulings }: RuleTableProps) {
  const marked = rows.some(({ rests }) => rests !== null);
  const log = useContext(CampaignContext);
  const [open, setOpen] = useState<string>();
  const editable = log !== undefined && rows.some((row) => row.figures.length > 0);
  const wide = columns.length > WIDE;
  const figures = columns.map((_, at) => at > 0 && rows.every(({ cells }) => isFigure(cells[at])));
  return (
    <Section title={title}>
      {/* A wide one scrolls sideways where the window is narrow, and so has to be reached by key. */}
      <section
        className={styles.scroll}
        tabIndex={columns.length > NARROW ? 0 : undefined}
        aria-label={`Table: ${title}`}
      >
        <table className={styles.table} data-wide={wide || undefined}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={figures[at] ? 'c' : undefined}>
                  {column}
                </th>
              ))}
              {marked && (
                <th scope="col">
                  <span className="vh">Rests on</span>
                </th>
              )}
              {editable && (
                <th scope="col">
                  <span className="vh">Correct</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { cells, was, rests } = row;
              const [head = '', ...others] = cells;
              const isOpen = open === head && row.figures.length > 0;
              return (
                <Fragment key={head}>
                  <tr>
                    <th scope="row" className={styles.by}>
                      {head}
                    </th>
                    {others.map((cell, at) => (
                      <td key={columns[at + 1]} className={figures[at + 1] ? 'c' : undefined}>
                        <Cell now={cell} book={was?.[at + 1] ?? cell} />
                      </td>
                    ))}
                    {marked && (
                      <td className={styles.mark}>
                        {rests !== null && <RestsMark rests={rests} rulings={rulings} brief={wide} />}
                      </td>
                    )}
                    {editable && (
                      <td className={styles.mark}>
                        {row.figures.length > 0 && (
                          <ActionIcon
                            variant="subtle"
                            size="sm"
                            aria-label={`Correct ${head}`}
                            aria-expanded={isOpen}
                            onClick={() => setOpen(isOpen ? undefined : head)}
                          >
                            <IconPencil size={14} stroke={1.6} />
                          </ActionIcon>
                        )}
                      </td>
                    )}
                  </tr>
                  {isOpen && log !== undefined && (
                    <tr>
                      <td colSpan={columns.length + 2}>
                        <FigureForms log={log} figures={row.figures} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Cell({ now, book }: { readonly now: string; readonly book: string }) {
  return now === book ? now : <Corrected book={book} now={now} />;
}
