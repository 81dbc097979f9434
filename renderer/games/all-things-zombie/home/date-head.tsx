/** The date, once and large; it can be corrected, with a reason. */
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useLater } from '../../../page/later.tsx';
import { remainingText } from '../text/calendar.ts';
import styles from './home.module.css';

const loadForm = async () => (await import('./date-form.tsx')).DateForm;

export function DateHead({ campaign }: { readonly campaign: CampaignView }) {
  const [editing, setEditing] = useState(false);
  const DateForm = useLater(loadForm, editing);
  const { calendar } = campaign;
  return (
    <>
      <div className={styles.dateHead}>
        <p className={styles.date}>{calendar.text}</p>
        {/* The button stays while the form is open, so that the focus can come back to it. */}
        <ActionIcon
          data-writes
          title="Correct the date"
          aria-label="Correct the date"
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <p className="second">{remainingText(calendar.now.year, calendar.phase, calendar.phaseEnds)}</p>
      </div>
      {editing && DateForm !== undefined && (
        <div className={styles.form}>
          <DateForm campaign={campaign} onClose={() => setEditing(false)} />
        </div>
      )}
    </>
  );
}
