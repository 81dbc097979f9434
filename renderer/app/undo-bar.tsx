/** Undo with the title of what it takes back, redo, and the list of everything done. */
import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react';
import type { CampaignView } from '../../src/contract/campaigns.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { modified } from './keys.ts';
import styles from './undo-bar.module.css';
import { useUndo } from './use-undo.ts';

export function UndoBar({ campaign }: { readonly campaign: CampaignView }) {
  const { undo, redo } = useUndo(campaign.id);
  const [history, { open, close }] = useDisclosure(false);
  return (
    <div className={styles.bar}>
      {campaign.undo !== null && (
        <Button
          size="sm"
          variant="subtle"
          className={styles.undo}
          title={`Undo: ${campaign.undo} (${modified('Z')})`}
          aria-label={`Undo: ${campaign.undo}`}
          leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
          onClick={undo}
        >
          <span className={styles.title}>Undo: {campaign.undo}</span>
        </Button>
      )}
      {campaign.redo !== null && (
        <ActionIcon
          title={`Redo: ${campaign.redo} (${modified('Shift Z')})`}
          aria-label={`Redo: ${campaign.redo}`}
          onClick={redo}
        >
          <IconArrowForwardUp size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon title="Everything done" aria-label="Everything done" aria-haspopup="dialog" onClick={open}>
        <IconHistory size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <HistoryDrawer campaign={campaign} opened={history} onClose={close} />
    </div>
  );
}
