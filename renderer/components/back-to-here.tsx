import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useLog } from '../client/log-context.ts';
import { useUndo } from '../client/use-undo.ts';
import styles from './back-to-here.module.css';

/** Beside a line of what was done: takes back all that was done after it. Seen where the line has the pointer or the focus. */
export function BackToHere({ act, title }: { readonly act: number; readonly title: string }) {
  const { backTo } = useUndo(useLog().id);
  return <BackButton title={title} onBack={() => void backTo(act)} />;
}

export function BackButton({ title, onBack }: { readonly title: string; readonly onBack: () => void }) {
  return (
    <ActionIcon
      size="sm"
      data-writes
      className={styles.back ?? ''}
      title="Back to here"
      aria-label={`Back to here: ${title}`}
      onClick={onBack}
    >
      <IconArrowBackUp size={14} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
