/** The dialog that deletes a campaign or game for good, after a backup of the file. */
import { Button, Modal } from '@mantine/core';
import { announce } from '../../client/announce.ts';
import { useDo } from '../../client/api.ts';
import { useFocusBack } from '../../client/focus.ts';
import { lastText, type ShelfRow } from './rows.ts';
import styles from './shelf.module.css';

interface ForGoodProps {
  readonly row: ShelfRow;
  readonly onClose: () => void;
}

export function ForGood({ row, onClose }: ForGoodProps) {
  const remove = useDo('campaign.delete-for-good');
  useFocusBack();
  return (
    <Modal opened returnFocus={false} onClose={onClose} title={`Delete the ${row.kind} for good`}>
      <p>
        All of <b className="name">{row.name}</b> goes from the file: every act, every line that was given up,
        and all that you wrote. This can’t be undone.
      </p>
      <p className="second small">{`${row.stands.title}; last done: ${lastText(row)}.`}</p>
      <p className="second small">
        A backup of the whole file is made first. Runs that hang on it and copies of it stay.
      </p>
      <div className={styles.forGoodDialogActs}>
        <Button data-autofocus variant="subtle" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="filled"
          onClick={() =>
            remove.mutate(
              { campaign: row.id },
              {
                onSuccess: ({ name }) => {
                  announce(`${name} is deleted for good`);
                  onClose();
                },
              },
            )
          }
        >
          Delete for good
        </Button>
      </div>
    </Modal>
  );
}
