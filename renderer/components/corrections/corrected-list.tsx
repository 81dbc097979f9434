/** All that differs from the book in a log, each with the book's figure struck beside it. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { NamedFigureView } from '../../../src/contract/corrections.ts';
import { useAsk } from '../../client/api.ts';
import { title, useKeptFocus } from '../../client/focus.ts';
import { Section } from '../section.tsx';
import styles from './corrections.module.css';
import { type Log, useCorrections } from './use-corrections.ts';

interface CorrectedListProps {
  readonly log: Log;
  /** Leads to where the table stands; what is inside is its name. */
  readonly link: (difference: NamedFigureView, name: string) => ReactNode;
  /** Hint on how to correct a figure. */
  readonly hint: ReactNode;
}

export function CorrectedList({ log, link, hint }: CorrectedListProps) {
  const { data } = useAsk('corrections.get', { campaign: log.id });
  const { takeBack } = useCorrections(log);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(data?.differences.length, () => list.current?.querySelector('button') ?? title());
  if (data === undefined) return null;
  const { differences } = data;
  return (
    <Section title="Corrected figures" aside={differences.length === 0 ? 'none' : String(differences.length)}>
      <ul ref={list} className={styles.list}>
        {differences.map((one) => {
          const name = [one.tableText, one.rowText, ...(one.field === 'result' ? [] : [one.label])].join(
            ', ',
          );
          return (
            <li key={`${one.table}/${one.row}/${one.field}`} className={styles.row}>
              <span>
                <IconPencil size={14} stroke={1.6} role="img" aria-label="Differs from the book:" />{' '}
                {link(one, name)}
              </span>
              <span className={styles.correctedListFigures}>
                <del>{one.bookText}</del> {one.nowText}
              </span>
              <Button
                size="sm"
                variant="subtle"
                data-writes
                aria-label={`As in the book: ${name}`}
                onClick={() => takeBack(one)}
              >
                As in the book
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={`${styles.hint} prose second`}>{hint}</p>
    </Section>
  );
}
