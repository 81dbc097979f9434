import { Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { AddByHand } from './add-by-hand.tsx';
import { AddByTables } from './add-by-tables.tsx';
import styles from './add-figure.module.css';
import { AddFromFile } from './add-from-file.tsx';

interface AddFigureProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdded: (figure: string) => void;
}

type Way = 'tables' | 'hand' | 'campaign';

/** One figure more: by dice and card, as the player would have it, or from another campaign. */
export function AddFigure({ opened, onClose, onAdded }: AddFigureProps) {
  const [way, setWay] = useState<Way>('tables');
  const added = (figure: string) => {
    onClose();
    onAdded(figure);
  };
  return (
    <Modal opened={opened} onClose={onClose} title="Add a figure" size={520}>
      <div className={styles.dialog}>
        <SegmentedControl
          aria-label="How the figure comes about"
          className={styles.ways}
          value={way}
          onChange={setWay}
          data={[
            { value: 'tables', label: 'By the tables' },
            { value: 'hand', label: 'By hand' },
            { value: 'campaign', label: 'From another campaign' },
          ]}
        />
        {way === 'tables' && <AddByTables onAdded={added} />}
        {way === 'hand' && <AddByHand onAdded={added} />}
        {way === 'campaign' && <AddFromFile onAdded={added} />}
      </div>
    </Modal>
  );
}
