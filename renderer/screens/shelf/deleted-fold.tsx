import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLater } from '../../page/later.tsx';
import { useBringBack } from '../../page/shelf-undo.tsx';
import { lastText, type ShelfRow } from './rows.ts';
import styles from './shelf.module.css';

const loadForGood = async () => (await import('./for-good-dialog.tsx')).ForGood;

/** Deleted campaigns and games under a quiet fold, to be brought back, or to go for good. */
export function DeletedFold({ rows }: { readonly rows: readonly ShelfRow[] }) {
  const bringBack = useBringBack();
  const [going, setGoing] = useState<ShelfRow>();
  const ForGood = useLater(loadForGood, going !== undefined);
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.title}>Deleted</span> <span className="quiet">{rows.length}</span>
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <span className="name">{row.name}</span>
              <p className="quiet small name">{lastText(row)}</p>
            </div>
            <span className={`${styles.of} quiet small name`}>{row.of}</span>
            <span className={`${styles.stands} quiet`}>{row.stands.title}</span>
            <Button size="sm" aria-label={`Bring back ${row.name}`} onClick={() => bringBack(row.id)}>
              Bring back
            </Button>
            <Button
              size="sm"
              variant="subtle"
              aria-label={`Delete ${row.name} for good…`}
              onClick={() => setGoing(row)}
            >
              Delete for good…
            </Button>
          </li>
        ))}
      </ul>
      {going !== undefined && ForGood !== undefined && (
        <ForGood row={going} onClose={() => setGoing(undefined)} />
      )}
    </details>
  );
}
