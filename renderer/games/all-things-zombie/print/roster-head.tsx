import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { PageHead } from '../../../components/paper/page-head.tsx';

interface RosterHeadProps {
  readonly campaign: CampaignView;
  /** The first page has boxes for what the set-up at the table brings. */
  readonly first: boolean;
}

const TO_FILL_IN = ['Encounter', 'Zombie activity', 'Survivor activity', 'Wind from', 'Entry'];

export function RosterHead({ campaign, first }: RosterHeadProps) {
  return (
    <PageHead
      title={campaign.name}
      line={`Roster, ${campaign.calendar.text}. Phase ${campaign.calendar.phase}`}
      first={first}
      boxes={TO_FILL_IN.map((label) => ({ label }))}
      part={first ? 'first-head' : 'next-head'}
    />
  );
}
