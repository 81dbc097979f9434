import { useNavigate } from '@tanstack/react-router';
import { TIERS, type Tier } from '../../../../src/contract/tiers.ts';
import { useAsk, useDo } from '../../../app/api.ts';
import styles from './tier-switch.module.css';

const TIER_WORDS = {
  log: { title: 'Log', full: 'enter what happened at the table' },
  assist: { title: 'Assist', full: 'play it here, turn by turn' },
  resolve: { title: 'Resolve', full: 'let bots fight it on' },
} as const satisfies Record<Tier, { readonly title: string; readonly full: string }>;

/** What the address says, or else how the last battle was played. */
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
  return (
    <fieldset className={styles.tiers} aria-label="How to do this step">
      {TIERS.map((one) => (
        <button
          key={one}
          type="button"
          title={TIER_WORDS[one].full}
          aria-label={`${TIER_WORDS[one].title}: ${TIER_WORDS[one].full}`}
          aria-pressed={one === tier}
          onClick={() => change(one)}
        >
          {TIER_WORDS[one].title}
        </button>
      ))}
    </fieldset>
  );
}

export const toTier = (campaign: string, tier: Tier) =>
  ({
    to: '/c/$campaign/encounter/play',
    params: { campaign },
    search: { how: tier },
  }) as const;
