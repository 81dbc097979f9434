/** A game's statistics. */
import { Statistics } from './statistics.tsx';

export function StatisticsScreen() {
  return <Statistics />;
}
