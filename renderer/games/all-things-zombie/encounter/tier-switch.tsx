import { useNavigate } from '@tanstack/react-router';
import styles from './tier-switch.module.css';

/** How the battle is played: reported as a whole from the sheet, or on this screen turn by turn. */
export const TIERS = ['log', 'assist'] as const;
export type Tier = (typeof TIERS)[number];

const TIER_WORDS = {
  log: { title: 'Log', full: 'enter what happened at the table' },
  assist: { title: 'Assist', full: 'play it here, turn by turn' },
} as const satisfies Record<Tier, { readonly title: string; readonly full: string }>;

/** What stands in the address; the table is what is shown where nothing does. */
export const tierOf = (how: 'log' | undefined): Tier => how ?? 'assist';

interface TierSwitchProps {
  readonly campaign: string;
  readonly tier: Tier;
}

/** Nothing is lost by changing over: the report is filled in from the marks, and both keep what was entered. */
export function TierSwitch({ campaign, tier }: TierSwitchProps) {
  const navigate = useNavigate();
  return (
    <fieldset className={styles.tiers} aria-label="How to do this step">
      {TIERS.map((one) => (
        <button
          key={one}
          type="button"
          title={TIER_WORDS[one].full}
          aria-label={`${TIER_WORDS[one].title}: ${TIER_WORDS[one].full}`}
          aria-pressed={one === tier}
          onClick={() => void navigate(toTier(campaign, one))}
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
    search: tier === 'log' ? { how: tier } : {},
  }) as const;
