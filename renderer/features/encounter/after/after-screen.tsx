/** After: the report on the battle, all that follows from it, and the end of the Encounter. */
import type { EncounterView, UnderWay } from '../../../../src/contract/encounter-view.ts';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import styles from './after-screen.module.css';
import { Captives } from './captives.tsx';
import { ClosingForm } from './closing-form.tsx';
import { Finds } from './finds.tsx';
import { Loot } from './loot.tsx';
import { NextPeriod } from './next-period.tsx';
import { Points } from './points.tsx';
import { ReportForm } from './report-form.tsx';
import { StepsTable } from './steps-table.tsx';
import { type Deeds, useDeeds } from './use-deeds.ts';

/** Stands inside the Encounter’s frame. */
export function AfterScreen() {
  const { id: campaign, revision } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  const acts = useDeeds({ campaign, revision: view?.revision ?? revision });
  if (view === undefined) return null;
  const { encounter } = view;
  if (encounter === null) return <NextPeriod view={view} acts={acts} />;
  if (encounter.stage !== 'after') return <ReportForm view={view} />;
  return <Aftermath view={view} encounter={encounter} acts={acts} />;
}

interface AftermathProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: Deeds;
}

function Aftermath({ view, encounter, acts }: AftermathProps) {
  const { stock, points, revision } = view;
  const { closing, score, date } = encounter;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <StepsTable encounter={encounter} revision={revision} acts={acts} />
        <Finds encounter={encounter} acts={acts} />
        <Loot stock={stock} date={date} acts={acts} />
      </div>
      <div className={styles.margin}>
        <Points score={score} before={points} />
        <Captives view={view} />
        {closing !== null && <ClosingForm encounter={encounter} closing={closing} acts={acts} />}
      </div>
    </div>
  );
}
