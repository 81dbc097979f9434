/** How a game is played: entered as it goes at the table, played here, or gone on with by bots. */
import { useState } from 'react';
import { TIERS, type Tier } from '../../../src/contract/tiers.ts';
import { useAsk, useDo } from '../../app/api.ts';
import styles from './head.module.css';

const WORDS = {
  log: { title: 'Log', full: 'enter what happened at the table; the app rolls nothing' },
  assist: { title: 'Assist', full: 'play it here' },
  resolve: { title: 'Resolve', full: 'let bots play on' },
} as const satisfies Record<Tier, { readonly title: string; readonly full: string }>;

/** As the last game or battle was played; but bots go on only where somebody says so here. */
export function useTier(): readonly [Tier, (to: Tier) => void] {
  const last = useAsk('settings.get', {}, { select: ({ tier }) => tier }).data;
  const settings = useDo('settings.set');
  const [chosen, setChosen] = useState<Tier>();
  const set = (tier: Tier) => {
    setChosen(tier);
    settings.mutate({ tier });
  };
  return [chosen ?? (last === 'log' ? 'log' : 'assist'), set];
}

interface TierSwitchProps {
  readonly tier: Tier;
  readonly onTier: (tier: Tier) => void;
}

/** At every step; nothing is lost by changing over. */
export function TierSwitch({ tier, onTier }: TierSwitchProps) {
  return (
    <fieldset className={styles.tiers} aria-label="How to play">
      {TIERS.map((one) => (
        <button
          key={one}
          type="button"
          title={WORDS[one].full}
          aria-label={`${WORDS[one].title}: ${WORDS[one].full}`}
          aria-pressed={one === tier}
          onClick={() => onTier(one)}
        >
          {WORDS[one].title}
        </button>
      ))}
    </fieldset>
  );
}
