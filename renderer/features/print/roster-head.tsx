import type { CampaignView } from '../../../src/contract/campaigns.ts';
import styles from './roster-head.module.css';

interface RosterHeadProps {
  readonly campaign: CampaignView;
  /** The first page has boxes for what the set-up at the table brings. */
  readonly first: boolean;
}

const TO_FILL_IN = ['Encounter', 'Zombie activity', 'Survivor activity', 'Wind from', 'Entry'];

export function RosterHead({ campaign, first }: RosterHeadProps) {
  return (
    <header
      className={styles.head}
      data-part={first ? 'first-head' : 'next-head'}
      data-first={first || undefined}
    >
      <div className={styles.title}>
        <h2>{campaign.name}</h2>
        <p>
          Roster, {campaign.calendar.text}. Phase {campaign.calendar.phase}
        </p>
      </div>
      {first && (
        <dl className={styles.boxes}>
          {TO_FILL_IN.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd />
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
