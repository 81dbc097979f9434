/** Log, Assist and Resolve beside one another, for battles and for games. */
import { TIERS, type Tier } from '../../src/contract/tiers.ts';
import styles from './choice-buttons.module.css';

const TITLES = { log: 'Log', assist: 'Assist', resolve: 'Resolve' } as const satisfies Record<Tier, string>;

interface TierButtonsProps {
  readonly label: string;
  /** Clause on each tier. */
  readonly words: Readonly<Record<Tier, string>>;
  readonly tier: Tier;
  readonly onTier: (tier: Tier) => void;
}

export function TierButtons({ label, words, tier, onTier }: TierButtonsProps) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {TIERS.map((one) => (
        <button
          key={one}
          type="button"
          title={words[one]}
          aria-label={`${TITLES[one]}: ${words[one]}`}
          aria-pressed={one === tier}
          onClick={() => onTier(one)}
        >
          {TITLES[one]}
        </button>
      ))}
    </fieldset>
  );
}
