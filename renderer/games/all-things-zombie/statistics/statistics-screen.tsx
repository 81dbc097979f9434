/** A campaign's statistics, and what its dice come from. */
import { Statistics } from '../../../components/statistics/statistics.tsx';
import { Page } from '../../../page/page.tsx';
import { DiceSource } from './dice-source.tsx';

export function CampaignStatisticsScreen() {
  return (
    <Page title="Statistics">
      <Statistics dice={<DiceSource />} />
    </Page>
  );
}
