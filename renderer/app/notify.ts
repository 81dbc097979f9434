/** Short messages at the foot of the window. */
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

interface Notice {
  readonly message: ReactNode;
  /** A failure stays until it is closed. */
  readonly kind?: 'news' | 'failure';
}

const NEWS_STAYS_MS = 10_000;

/** Gives the notice's id, by which it can be taken away again. */
export function notify({ message, kind = 'news' }: Notice): string {
  return notifications.show({
    message,
    autoClose: kind === 'failure' ? false : NEWS_STAYS_MS,
    mod: { kind },
    withBorder: false,
    closeButtonProps: { 'aria-label': 'Close this message' },
  });
}

export const takeBack = (id: string) => notifications.hide(id);
