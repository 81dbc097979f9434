import { Button } from '@mantine/core';
import { announce } from '../../app/announce.ts';
import { useDo } from '../../app/api.ts';
import styles from './deleted-fold.module.css';
import type { ShelfRow } from './rows.ts';

/** What was deleted lies under a quiet fold, to be brought back. */
export function DeletedFold({ rows }: { readonly rows: readonly ShelfRow[] }) {
  const restore = useDo('campaign.restore');
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.title}>Deleted</span> <span className="quiet">{rows.length}</span>
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="name">{row.name}</span>
            <span className="quiet">{row.stands.title}</span>
            <Button
              size="sm"
              aria-label={`Bring back ${row.name}`}
              onClick={() =>
                restore.mutate(
                  { campaign: row.id },
                  { onSuccess: ({ name }) => announce(`${name} is back on the shelf`) },
                )
              }
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
