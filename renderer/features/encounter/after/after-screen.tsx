/** After: the report on the battle, all that follows from it, and the end of the Encounter. */
import { usePrevious } from '@mantine/hooks';
import { useState } from 'react';
import type { EncounterView, UnderWay } from '../../../../src/contract/encounter-view.ts';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import styles from './after-screen.module.css';
import { Captives } from './captives.tsx';
import { ClosingForm } from './closing-form.tsx';
import { CorrectReport } from './correct-report.tsx';
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
  const before = usePrevious(view?.encounter?.stage);
  if (view === undefined) return null;
  const { encounter } = view;
  if (encounter === null) return <NextPeriod view={view} acts={acts} />;
  if (encounter.stage !== 'after') return <ReportForm view={view} />;
  return (
    <Aftermath
      view={view}
      encounter={encounter}
      acts={acts}
      takesFocus={before !== undefined && before !== 'after'}
    />
  );
}

interface AftermathProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: Deeds;
  /** The form of the report stood here a moment ago, and is gone with what had the focus. */
  readonly takesFocus: boolean;
}

function Aftermath({ view, encounter, acts, takesFocus }: AftermathProps) {
  const { figures } = useCampaign();
  const [correcting, setCorrecting] = useState<string>();
  const { stock, points, revision } = view;
  const { closing, score, date, records, field } = encounter;
  const record = records.find(({ figure }) => figure === correcting);
  return (
    <>
      {record !== undefined && field !== null && (
        <CorrectReport
          key={record.figure}
          revision={revision}
          name={figures.find(({ id }) => id === record.figure)?.name ?? record.figure}
          record={record}
          field={field}
          onClose={() => setCorrecting(undefined)}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <StepsTable encounter={encounter} acts={acts} takesFocus={takesFocus} onCorrect={setCorrecting} />
          <Finds encounter={encounter} acts={acts} />
          <Loot stock={stock} date={date} acts={acts} />
        </div>
        <div className={styles.margin}>
          <Points score={score} before={points} />
          <Captives view={view} />
          {closing !== null && <ClosingForm encounter={encounter} closing={closing} acts={acts} />}
        </div>
      </div>
    </>
  );
}
