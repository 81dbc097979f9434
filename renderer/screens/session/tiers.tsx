/** Ways to play a game: entered as it goes at the table, played here, or gone on with by bots. */
import { useState } from 'react';
import type { Tier } from '../../../src/contract/tiers.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { TierButtons } from '../../components/tier-buttons.tsx';

const WORDS = {
  log: 'enter what happened at the table; the app rolls nothing',
  assist: 'play it here',
  resolve: 'let bots play on',
} as const satisfies Record<Tier, string>;

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
export const TierSwitch = ({ tier, onTier }: TierSwitchProps) => (
  <TierButtons label="How to play" words={WORDS} tier={tier} onTier={onTier} />
);
