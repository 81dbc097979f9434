import { Button } from '@mantine/core';
import { useDo } from '../../app/api.ts';
import { focusTitle } from '../../app/focus.ts';
import { notify, takeBack } from '../../app/notify.ts';
import type { ShelfRow } from './rows.ts';

/** Deletes at once, and offers to undo it; it also stays among the deleted ones. */
export function useDelete(): (row: Pick<ShelfRow, 'id' | 'name'>) => void {
  const remove = useDo('campaign.delete');
  const restore = useDo('campaign.restore');
  return ({ id }) =>
    remove.mutate(
      { campaign: id },
      {
        onSuccess: ({ name }) => {
          const notice = notify({
            message: (
              <>
                <span className="name">Deleted {name}.</span>{' '}
                <Button
                  size="sm"
                  onClick={() => {
                    takeBack(notice);
                    restore.mutate({ campaign: id }, { onSuccess: focusTitle });
                  }}
                >
                  Undo
                </Button>
              </>
            ),
          });
        },
      },
    );
}
