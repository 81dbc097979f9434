import { Button } from '@mantine/core';
import type { ShelfEntry } from '../../../src/contract/games/all-things-zombie/campaigns.ts';
import { announce } from '../../app/announce.ts';
import { useDo } from '../../app/api.ts';
import styles from './deleted-fold.module.css';

/** Deleted campaigns lie under a quiet fold, to be brought back. */
export function DeletedFold({ campaigns }: { readonly campaigns: readonly ShelfEntry[] }) {
  const restore = useDo('campaign.restore');
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.title}>Deleted</span> <span className="quiet">{campaigns.length}</span>
      </summary>
      <ul>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <span className="name">{campaign.name}</span>
            <span className="quiet">{campaign.date}</span>
            <Button
              size="sm"
              aria-label={`Bring back ${campaign.name}`}
              onClick={() =>
                restore.mutate(
                  { campaign: campaign.id },
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
