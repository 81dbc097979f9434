/** A game's statistics. */
import { Statistics } from '../../components/statistics/statistics.tsx';
import { Page } from '../../page/page.tsx';

export function StatisticsScreen() {
  return (
    <Page title="Statistics">
      <Statistics />
    </Page>
  );
}
