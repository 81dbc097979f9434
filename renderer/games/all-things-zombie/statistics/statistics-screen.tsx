/** A campaign's statistics, and what its dice come from. */
import { Statistics } from '../../../features/statistics/statistics.tsx';
import { DiceSource } from './dice-source.tsx';

export function CampaignStatisticsScreen() {
  return <Statistics dice={<DiceSource />} />;
}
