/** Undo with the title of what it takes back, redo, and the list of everything done. */
import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { keepFocus } from '../client/focus.ts';
import { modified } from '../client/keys.ts';
import type { LogHead } from '../client/log-context.ts';
import { useUndo } from '../client/use-undo.ts';
import { laterDialog } from './later.tsx';
import styles from './page.module.css';

interface UndoButtonProps {
  /** The title of what it takes back. */
  readonly what: string;
  readonly onClick: () => void;
}

export function UndoButton({ what, onClick }: UndoButtonProps) {
  return (
    <Button
      size="sm"
      variant="subtle"
      data-writes
      className={styles.undo ?? ''}
      title={`Undo: ${what} (${modified('Z')})`}
      aria-label={`Undo: ${what}`}
      leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
      onClick={onClick}
    >
      <span className={styles.undoBarTitle}>{`Undo: ${what}`}</span>
    </Button>
  );
}

export function UndoBar({ log }: { readonly log: LogHead }) {
  const { undo, redo } = useUndo(log.id);
  const [opened, { open, close }] = useDisclosure(false);
  const history = useRef<HTMLButtonElement>(null);

  // The last undo takes its own button away; the focus then stays in the bar.
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a button may have gone.
  useEffect(() => {
    if (pressed.current) keepFocus(() => history.current);
    pressed.current = false;
  }, [log.undo, log.redo]);
  const press = (act: () => Promise<void>) => () => {
    pressed.current = true;
    void act();
  };

  return (
    <div className={styles.undoBar}>
      {log.undo !== null && <UndoButton what={log.undo} onClick={press(undo)} />}
      {log.redo !== null && (
        <ActionIcon
          data-writes
          title={`Redo: ${log.redo} (${modified('Shift Z')})`}
          aria-label={`Redo: ${log.redo}`}
          onClick={press(redo)}
        >
          <IconArrowForwardUp size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        ref={history}
        title="Everything done"
        aria-label="Everything done"
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconHistory size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <HistoryDrawer opened={opened} onClose={close} />
    </div>
  );
}

const HistoryDrawer = laterDialog(async () => (await import('./history-drawer.tsx')).HistoryDrawer);
