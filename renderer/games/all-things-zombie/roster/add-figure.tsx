/** The dialog for another figure: by dice and card, by hand, or from another campaign; each way keeps what was filled in. */
import { Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../../client/focus.ts';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { AddByHand, type Picked, UNTRIED } from './add-by-hand.tsx';
import { AddByTables, type ByTables, NO_NAME } from './add-by-tables.tsx';
import { AddFromFile, type FromFile, NO_TEXT } from './add-from-file.tsx';
import styles from './roster.module.css';

interface AddFigureProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdded: (figure: string) => void;
}

type Way = 'tables' | 'hand' | 'campaign';

export function AddFigure({ opened, ...props }: AddFigureProps) {
  const [way, setWay] = useState<Way>();
  if (!opened) return null;
  return (
    <KeptForm<ByTables> dialog form="roster/add-by-tables" initial={NO_NAME}>
      {(tables) => (
        <KeptForm<Picked> dialog form="roster/add-by-hand" initial={UNTRIED}>
          {(hand) => (
            <KeptForm<FromFile> dialog form="roster/add-from-campaign" initial={NO_TEXT}>
              {(campaign) => (
                <Dialog {...props} way={way} onWay={setWay} filled={{ tables, hand, campaign }} />
              )}
            </KeptForm>
          )}
        </KeptForm>
      )}
    </KeptForm>
  );
}

interface DialogProps extends Omit<AddFigureProps, 'opened'> {
  /** Until the player has chosen one: the way that was left half-filled. */
  readonly way: Way | undefined;
  readonly onWay: (way: Way) => void;
  readonly filled: {
    readonly tables: Filled<ByTables>;
    readonly hand: Filled<Picked>;
    readonly campaign: Filled<FromFile>;
  };
}

const WAYS: readonly Way[] = ['tables', 'hand', 'campaign'];

function Dialog({ way: chosen, onWay, filled, onClose, onAdded }: DialogProps) {
  useFocusBack();
  const [left] = useState(WAYS.find((one) => filled[one].isNew));
  const way = chosen ?? left ?? 'tables';
  const added = (figure: string) => {
    filled[way].clear();
    onClose();
    onAdded(figure);
  };
  return (
    <Modal opened returnFocus={false} onClose={onClose} title="Add a figure" size={520}>
      <div className={styles.dialog}>
        <SegmentedControl
          aria-label="Where the figure comes from"
          className={styles.ways}
          value={way}
          onChange={onWay}
          data={[
            { value: 'tables', label: 'By the tables' },
            { value: 'hand', label: 'By hand' },
            { value: 'campaign', label: 'From another campaign' },
          ]}
        />
        {filled[way].twice}
        {way === 'tables' && <AddByTables filled={filled.tables} onAdded={added} />}
        {way === 'hand' && <AddByHand filled={filled.hand} onAdded={added} />}
        {way === 'campaign' && <AddFromFile filled={filled.campaign} onAdded={added} />}
      </div>
    </Modal>
  );
}
