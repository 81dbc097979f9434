import { UnstyledButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { SheetKind } from '../../../src/contract/print.ts';
import { CallFailure, call } from '../../app/api.ts';
import { notify } from '../../app/notify.ts';
import { download } from './download.ts';
import styles from './spreadsheet-list.module.css';

const SHEETS = [
  { what: 'roster', title: 'Roster' },
  { what: 'ledger', title: 'Rep ledger' },
  { what: 'chronicle', title: 'Chronicle' },
  { what: 'stockpile', title: 'Stockpile' },
] as const satisfies readonly { readonly what: SheetKind; readonly title: string }[];

/** The campaign as files for a spreadsheet, one button each. */
export function SpreadsheetList({ campaign }: { readonly campaign: string }) {
  const [saving, setSaving] = useState<SheetKind>();
  const save = async (what: SheetKind) => {
    setSaving(what);
    try {
      const { name, text } = await call('export.csv', { campaign, what });
      download(name, text, 'text/csv');
      notify({ message: `Saved: ${name}` });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      notify({ message: error.message, kind: 'failure' });
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <ul className={styles.list}>
      {SHEETS.map(({ what, title }) => (
        <li key={what}>
          <UnstyledButton
            className={styles.button}
            disabled={saving !== undefined}
            onClick={() => void save(what)}
          >
            <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />
            <span>{title}</span>
            <span className={styles.kind}>CSV</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
