/** Undo of what was done on the shelf: by its title in the top bar, by Ctrl+Z, and beside what says that it was done. */
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Output } from '../../src/contract/contract.ts';
import { announce } from './announce.ts';
import { askKey, CallFailure, call, queueOf, tellFailure } from './api.ts';
import { focusTitle } from './focus.ts';
import { dialogTakes, hasOwnUndo, modified } from './keys.ts';
import { notify, takeBack } from './notify.ts';
import { words } from './text/shelf-undo.ts';
import styles from './undo-bar.module.css';

type Undo = Output<'shelf.list'>['undo'];

/** The last deed that the shelf shows by then. */
const newest = (client: QueryClient): Undo =>
  client.getQueryData<Output<'shelf.list'>>(askKey('shelf.list', {}))?.undo ?? null;

/** The notices that offer to undo a deed. */
const offers = new Map<number, string>();

/** What was undone, by whatever way, is offered no more. */
function tookBack(deed: number): void {
  const notice = offers.get(deed);
  offers.delete(deed);
  if (notice !== undefined) takeBack(notice);
}

/** One after another: the next takes back what stands in the bar once the one before it is done. */
async function undo(client: QueryClient, which: () => number | undefined): Promise<void> {
  try {
    await queueOf('shelf').add(async () => {
      const deed = which();
      if (deed === undefined) return;
      try {
        const { title } = await call('shelf.undo', { deed });
        tookBack(deed);
        announce(title);
      } finally {
        // Names, and what lies where, stand on other screens, too.
        await client.invalidateQueries();
      }
    });
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return;
    // What it says is of the shelf, and the shelf is shown as it stands.
    if (failure.code === 'stale') notify({ message: failure.message, kind: 'failure' });
    else tellFailure(failure);
  }
}

export function ShelfUndo({ undo: next }: { readonly undo: Undo }) {
  const client = useQueryClient();
  const last = () => void undo(client, () => newest(client)?.deed);
  const press = (event: KeyboardEvent) => {
    if (hasOwnUndo(event.target)) return;
    event.preventDefault();
    if (!dialogTakes(event.target)) last();
  };
  useHotkeys([['mod + Z', press, { preventDefault: false }]], [], true);
  if (next === null) return null;
  const title = words.undoDeed(next.title);
  return (
    <div className={styles.bar}>
      <Button
        size="sm"
        variant="subtle"
        className={styles.undo ?? ''}
        title={`${title} (${modified('Z')})`}
        aria-label={title}
        leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
        onClick={last}
      >
        <span className={styles.title}>{title}</span>
      </Button>
    </div>
  );
}

/** Says what was done, and offers to undo just that, whatever is done after it. */
export function useTellDeed(): (what: string, deed: number | null) => void {
  const client = useQueryClient();
  return (what, deed) => {
    const notice = notify({
      message: (
        <>
          <span className="name">{what}</span>{' '}
          {deed !== null && (
            <Button
              size="sm"
              onClick={() => {
                takeBack(notice);
                offers.delete(deed);
                focusTitle();
                void undo(client, () => deed);
              }}
            >
              {words.undo}
            </Button>
          )}
        </>
      ),
    });
    if (deed !== null) offers.set(deed, notice);
  };
}
