import { UnstyledButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { SheetKind } from '../../../../src/contract/games/all-things-zombie/print.ts';
import styles from './spreadsheet-list.module.css';
import { useSheet } from './use-sheet.ts';

const SHEETS = [
  { what: 'roster', title: 'Roster' },
  { what: 'ledger', title: 'Rep ledger' },
  { what: 'chronicle', title: 'Chronicle' },
  { what: 'stockpile', title: 'Stockpile' },
] as const satisfies readonly { readonly what: SheetKind; readonly title: string }[];

/** The campaign as files for a spreadsheet, one button each. */
export function SpreadsheetList({ campaign }: { readonly campaign: string }) {
  const save = useSheet(campaign);
  return (
    <ul className={styles.list}>
      {SHEETS.map(({ what, title }) => (
        <li key={what}>
          <UnstyledButton className={styles.button} onClick={() => void save(what)}>
            <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />
            <span>{title}</span>
            <span className={styles.kind}>CSV</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
