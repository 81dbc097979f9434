/** Short messages at the foot of the window. */
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

interface Notice {
  readonly message: ReactNode;
  /** A failure is of what was pressed last, and goes with its screen; a warning is of the file, and stays until it is closed. */
  readonly kind?: 'news' | 'failure' | 'warning';
}

const NEWS_STAYS_MS = 10_000;
const FAILURE_STAYS_MS = 30_000;

const STAYS = { news: NEWS_STAYS_MS, failure: FAILURE_STAYS_MS, warning: false } as const;

/** Notices on the screen, by message. */
const standing = new Map<ReactNode, { readonly id: string; readonly kind: keyof typeof STAYS }>();

/** Gives the notice's id, by which it can be taken away again. What is said again takes the place of what was said before. */
export function notify({ message, kind = 'news' }: Notice): string {
  const before = standing.get(message);
  if (before !== undefined) notifications.hide(before.id);
  const id = notifications.show({
    message,
    autoClose: STAYS[kind],
    mod: { kind },
    withBorder: false,
    closeButtonProps: { 'aria-label': 'Close this message' },
    // Focus by keyboard on the close button keeps the notice open, as a pointer over it does.
    onFocusCapture: () => notifications.update({ id, message, autoClose: false }),
    onBlurCapture: () => notifications.update({ id, message, autoClose: STAYS[kind] }),
    onClose: () => {
      if (standing.get(message)?.id === id) standing.delete(message);
    },
  });
  standing.set(message, { id, kind });
  return id;
}

export const takeBack = (id: string) => notifications.hide(id);

/** Another screen is shown, or something else has been done: what was refused before says nothing any more. */
export function clearFailures(): void {
  for (const { id, kind } of [...standing.values()]) if (kind === 'failure') notifications.hide(id);
}

/** The file is another by now: what was said of it holds no more. */
export function clearWarnings(): void {
  for (const { id, kind } of [...standing.values()]) if (kind === 'warning') notifications.hide(id);
}
