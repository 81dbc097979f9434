/** Home of a battle by itself: its points instead of a date, and both forces. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { aSideText } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { useAsk } from '../../../client/api.ts';
import { Page } from '../../../page/page.tsx';
import { ForceTable } from '../one-off/force-table.tsx';
import ours from '../one-off/one-off.module.css';
import styles from './home.module.css';
import { NextEncounter } from './next-encounter.tsx';

interface OneOffHomeProps {
  readonly campaign: CampaignView;
  readonly points: number;
}

export function OneOffHome({ campaign, points }: OneOffHomeProps) {
  const { id } = campaign;
  const forces = useAsk('encounter.get', { campaign: id }, { select: ({ encounter }) => encounter?.oneOff })
    .data?.forces;
  return (
    <Page title="Home">
      <div className={styles.home}>
        <div className={`${styles.dateHead} ${ours.home}`}>
          <p className={styles.date}>{aSideText(points)}</p>
          <p className="second">A one-off battle</p>
        </div>
        <NextEncounter />
        {forces?.map((force) => (
          <ForceTable key={force.force} force={force} />
        ))}
      </div>
    </Page>
  );
}
