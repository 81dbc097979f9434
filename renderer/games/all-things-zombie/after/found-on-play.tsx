import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import styles from './after.module.css';
import { type Carrier, GoesTo } from './goes-to.tsx';

export interface FoundOnPlayProps {
  readonly onPlay: readonly StockLine[];
  /** Figures who went. */
  readonly party: readonly Carrier[];
  readonly revision: number;
}

/** Finds of searches on Play, which lie in the stockpile already; a choice of carrier takes effect at once. */
export function FoundOnPlay({ onPlay, party, revision }: FoundOnPlayProps) {
  const { id: campaign } = useCampaign();
  const hand = useDo('stockpile.hand-out');
  return (
    <ul data-writes className={styles.rows} aria-label="Loot found on Play">
      {onPlay.map(({ id, title, from, carrier, taken }) => (
        <li key={id}>
          <b>{title}</b>
          <span>{from}</span>
          <GoesTo
            label={`Goes to: ${title}, ${from}`}
            party={party}
            to={carrier}
            onChange={(to) =>
              hand.mutate(
                { campaign, revision, items: [id], to },
                { onSuccess: (done) => announce(done.title) },
              )
            }
          />
          {taken && <span className="quiet small">in a weapon, burnt at the end</span>}
        </li>
      ))}
    </ul>
  );
}
