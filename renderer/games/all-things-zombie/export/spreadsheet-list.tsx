/** The campaign as files for a spreadsheet, one button each. */
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconCopy, IconFileSpreadsheet } from '@tabler/icons-react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { SheetKind } from '../../../../src/contract/games/all-things-zombie/print.ts';
import styles from './spreadsheet-list.module.css';
import { useSheet } from './use-sheet.ts';

const SHEETS = [
  { what: 'roster', title: 'Roster' },
  { what: 'ledger', title: 'Rep ledger' },
  { what: 'chronicle', title: 'Chronicle' },
  { what: 'stockpile', title: 'Stockpile', ofCampaigns: true },
] as const satisfies readonly {
  readonly what: SheetKind;
  readonly title: string;
  /** A battle by itself keeps nothing. */
  readonly ofCampaigns?: true;
}[];

export function SpreadsheetList({ campaign }: { readonly campaign: Pick<CampaignView, 'id' | 'oneOff'> }) {
  const { save, copy } = useSheet(campaign.id);
  const sheets = campaign.oneOff === null ? SHEETS : SHEETS.filter((sheet) => !('ofCampaigns' in sheet));
  return (
    <ul className={styles.list}>
      {sheets.map(({ what, title }) => (
        <li key={what} className={styles.sheet}>
          <UnstyledButton className={styles.button} onClick={() => void save(what)}>
            <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />
            <span>{title}</span>
            <span className={styles.kind}>CSV</span>
          </UnstyledButton>
          <ActionIcon
            variant="subtle"
            aria-label={`Copy as a table: ${title}`}
            title="Copy as a table"
            onClick={() => void copy(what)}
          >
            <IconCopy size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
