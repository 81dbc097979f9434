/** A campaign's statistics, and what its dice come from. */
import { StatisticsScreen } from '../../../features/statistics/statistics-screen.tsx';
import { DiceSource } from './dice-source.tsx';

export function CampaignStatisticsScreen() {
  return <StatisticsScreen dice={<DiceSource />} />;
}
