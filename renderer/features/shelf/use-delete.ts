/** Deletes a campaign or a game from the shelf, and says how it is brought back. */
import { useDo } from '../../app/api.ts';
import { useTellDeed } from '../../app/shelf-undo.tsx';
import type { ShelfRow } from './rows.ts';
import { words } from './text/use-delete.ts';

/** Deletes at once, and offers to undo it; it also stays among the deleted ones. */
export function useDelete(): (row: Pick<ShelfRow, 'id' | 'name'>) => void {
  const remove = useDo('campaign.delete');
  const tell = useTellDeed();
  return ({ id }) =>
    remove.mutate({ campaign: id }, { onSuccess: ({ name, deed }) => tell(words.deleted(name), deed) });
}
