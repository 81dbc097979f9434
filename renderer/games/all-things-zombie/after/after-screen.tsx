/** After: the report on the battle, all that follows from it, and the end of the Encounter. */

import { usePrevious } from '@mantine/hooks';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { KeptDice } from '../acts/kept-dice.tsx';
import { type Deeds, useDeeds } from '../acts/use-deeds.ts';
import { LosersSection } from '../losers/losers-section.tsx';
import styles from './after.module.css';
import { Captives } from './captives.tsx';
import { ClosingForm } from './closing-form.tsx';
import { CorrectReport } from './correct-report.tsx';
import { Finds } from './finds.tsx';
import { Loot } from './loot.tsx';
import { NextPeriod } from './next-period.tsx';
import { Points } from './points.tsx';
import { ReportForm } from './report-form.tsx';
import { SeveralForm } from './several-form.tsx';
import { StepsTable } from './steps-table.tsx';
import { useCorrection } from './use-correction.ts';

/** Stands inside the Encounter’s frame. */
export function AfterScreen() {
  const { id: campaign } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  const acts = useDeeds({ campaign });
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
  const { id: campaign, figures } = useCampaign();
  const correction = useCorrection(campaign, encounter);
  const { stock, points, revision } = view;
  const { closing, score, corrected, field } = encounter;
  const correcting = correction.open;
  return (
    <>
      <KeptDice campaign={campaign} screen="after" acts={acts} />
      {correcting !== undefined && field !== null && (
        <CorrectReport
          key={correcting.record.figure}
          name={figures.find(({ id }) => id === correcting.record.figure)?.name ?? ''}
          correcting={correcting}
          field={field}
          bringBack={correction.bringBack}
          onSet={correction.set}
          onClose={correction.close}
        />
      )}
      <div className={styles.afterScreenColumns}>
        <div className={styles.main}>
          <StepsTable encounter={encounter} acts={acts} takesFocus={takesFocus} onCorrect={correction.of} />
          <SeveralForm encounter={encounter} revision={revision} />
          <Finds encounter={encounter} acts={acts} />
          <LosersSection encounter={encounter} acts={acts} />
          <Loot encounter={encounter} stock={stock} revision={revision} held={acts.asking !== undefined} />
        </div>
        <div className={styles.margin}>
          <Points score={score} corrected={corrected} before={points} />
          <Captives view={view} />
          {closing !== null && <ClosingForm encounter={encounter} closing={closing} acts={acts} />}
        </div>
      </div>
    </>
  );
}
