import { Button, Modal } from '@mantine/core';
import { announce } from '../../app/announce.ts';
import { useDo } from '../../app/api.ts';
import { useFocusBack } from '../../app/focus.ts';
import styles from './for-good-dialog.module.css';
import { lastText, type ShelfRow } from './rows.ts';
import { words } from './text/for-good-dialog.ts';

interface ForGoodProps {
  readonly row: ShelfRow;
  readonly onClose: () => void;
}

export function ForGood({ row, onClose }: ForGoodProps) {
  const remove = useDo('campaign.delete-for-good');
  useFocusBack();
  return (
    <Modal opened returnFocus={false} onClose={onClose} title={words.deleteTheForGood(row.kind)}>
      <p>
        {words.allOf} <b className="name">{row.name}</b> {words.goesFromTheFileEvery}
      </p>
      <p className="second small">{words.lastDoneOf(row.stands.title, lastText(row))}</p>
      <p className="second small">{words.aBackupOfTheWhole}</p>
      <div className={styles.acts}>
        <Button data-autofocus variant="subtle" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant="filled"
          onClick={() =>
            remove.mutate(
              { campaign: row.id },
              {
                onSuccess: ({ name }) => {
                  announce(words.isDeletedForGood(name));
                  onClose();
                },
              },
            )
          }
        >
          {words.deleteForGood}
        </Button>
      </div>
    </Modal>
  );
}
