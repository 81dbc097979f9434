/** Undo right after something was done with a whole campaign: the opposite call. What was deleted lies among the deleted ones anyway. */
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { announce } from '../client/announce.ts';
import { useDo } from '../client/api.ts';
import { focusTitle } from '../client/focus.ts';
import { dialogTakes, hasOwnUndo } from '../client/keys.ts';
import { notify, takeBack } from '../client/notify.ts';
import { storeOf, useStore } from '../client/store.ts';
import styles from './page.module.css';
import { UndoButton } from './undo-bar.tsx';

interface Deleted {
  readonly id: string;
  /** `Delete Merrow Ford`. */
  readonly title: string;
  /** The notice that offers to bring it back. */
  readonly notice: string;
}

/** Logs deleted in this window, the latest last. */
const deleted = storeOf<readonly Deleted[]>([]);
const forget = (id: string) => deleted.set(deleted.get().filter((one) => one.id !== id));

/** Says what was done, and offers to undo just that, whatever is done after it. */
export function tellDone(what: string, undo: () => void): string {
  const notice = notify({
    message: (
      <>
        <span className="name">{what}</span>{' '}
        <Button
          size="sm"
          onClick={() => {
            takeBack(notice);
            focusTitle();
            undo();
          }}
        >
          Undo
        </Button>
      </>
    ),
  });
  return notice;
}

/** Takes one out of the bin. */
export function useBringBack(): (id: string) => void {
  const restore = useDo('campaign.restore');
  return (campaign) => {
    const notice = deleted.get().find(({ id }) => id === campaign)?.notice;
    if (notice !== undefined) takeBack(notice);
    forget(campaign);
    restore.mutate({ campaign }, { onSuccess: ({ name }) => announce(`${name} is back on the shelf`) });
  };
}

interface Deleting {
  readonly title: (name: string) => string;
  readonly told: (name: string) => string;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes at once, and offers to undo it. */
export function useDelete({ title, told, onDeleted }: Deleting): (id: string) => void {
  const remove = useDo('campaign.delete');
  const bringBack = useBringBack();
  return (id) =>
    remove.mutate(
      { campaign: id },
      {
        onSuccess: ({ name }) => {
          onDeleted?.();
          const notice = tellDone(told(name), () => bringBack(id));
          forget(id);
          deleted.set([...deleted.get(), { id, title: title(name), notice }]);
        },
      },
    );
}

interface ShelfUndoProps {
  /** Logs among the deleted ones: some of this window’s may have been brought back in another. */
  readonly bin: readonly { readonly id: string }[];
}

/** On the shelf: brings back what was deleted last in this window, by button and Ctrl+Z. */
export function ShelfUndo({ bin }: ShelfUndoProps) {
  const lastOf = (all: readonly Deleted[]) => all.findLast(({ id }) => bin.some((row) => row.id === id));
  const last = useStore(deleted, lastOf);
  const bringBack = useBringBack();
  const press = (event: KeyboardEvent) => {
    if (hasOwnUndo(event.target)) return;
    event.preventDefault();
    const now = lastOf(deleted.get());
    if (!dialogTakes(event.target) && now !== undefined) bringBack(now.id);
  };
  useHotkeys([['mod + Z', press, { preventDefault: false }]], [], true);
  if (last === undefined) return null;
  return (
    <div className={styles.undoBar}>
      <UndoButton what={last.title} onClick={() => bringBack(last.id)} />
    </div>
  );
}
