/** The switch between entering what happened, playing it turn by turn, and letting bots fight, and the tier it remembers. */
import { useNavigate } from '@tanstack/react-router';
import type { Tier } from '../../../../src/contract/tiers.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { TierButtons } from '../../../components/tier-buttons.tsx';

const TIER_WORDS = {
  log: 'enter what happened at the table',
  assist: 'play it here, turn by turn',
  resolve: 'let bots fight it on',
} as const satisfies Record<Tier, string>;

/** Tier from the address, or else the one of the last battle played. */
export function useTier(how: Tier | undefined): Tier {
  const last = useAsk('settings.get', {}, { select: ({ tier }) => tier }).data;
  return how ?? last ?? 'assist';
}

interface TierSwitchProps {
  readonly campaign: string;
  readonly tier: Tier;
}

/** Nothing is lost by changing over: the report is filled in from the marks, and both keep what was entered. */
export function TierSwitch({ campaign, tier }: TierSwitchProps) {
  const navigate = useNavigate();
  const settings = useDo('settings.set');
  const change = (to: Tier) => {
    settings.mutate({ tier: to });
    void navigate(toTier(campaign, to));
  };
  return <TierButtons label="How to do this step" words={TIER_WORDS} tier={tier} onTier={change} />;
}

export const toTier = (campaign: string, tier: Tier) =>
  ({
    to: '/c/$campaign/encounter/play',
    params: { campaign },
    search: { how: tier },
  }) as const;
