/** The Encounter of the present period: plan, set up, play, after. */
import { Navigate, useNavigate } from '@tanstack/react-router';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Page } from '../../../app/page.tsx';
import { AfterScreen } from '../after/after-screen.tsx';
import { PlanScreen } from '../plan/plan-screen.tsx';
import { PlayScreen } from '../play/play-screen.tsx';
import { SetUpScreen } from '../set-up/set-up-screen.tsx';
import styles from './encounter-screen.module.css';
import { StepBar } from './step-bar.tsx';
import { isOpen, presentStep, type Step } from './steps.ts';

/** `/encounter` leads to the step where the Encounter stands. */
export function EncounterIndex() {
  const { id: campaign } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  if (view === undefined) return <Page title="Encounter">{null}</Page>;
  return <ToStep campaign={campaign} step={presentStep(view)} />;
}

function ToStep({ campaign, step }: { readonly campaign: string; readonly step: Step }) {
  return <Navigate to={`/c/$campaign/encounter/${step}`} params={{ campaign }} replace />;
}

export function EncounterScreen({ step }: { readonly step: Step }) {
  const { id: campaign, calendar } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  const title = view?.encounter ? `Encounter ${view.encounter.number}` : 'Encounter';
  return (
    <Page title={title} fixed rail={step === 'play'}>
      {view !== undefined && (
        <div className={styles.frame}>
          <StepBar campaign={campaign} view={view} step={step} date={view.encounter?.date ?? calendar.text} />
          <div className={styles.work} data-step={step}>
            {staysOpen(step, view) ? (
              <StepBody step={step} view={view} />
            ) : (
              <ToStep campaign={campaign} step={presentStep(view)} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** After the end its step still says what comes next, for as long as one stays on it. */
function staysOpen(step: Step, view: EncounterView): boolean {
  return isOpen(step, view) || (step === 'after' && view.encounter === null);
}

function StepBody({ step, view }: { readonly step: Step; readonly view: EncounterView }) {
  const { id: campaign } = useCampaign();
  const navigate = useNavigate();
  switch (step) {
    case 'plan':
      return <PlanScreen />;
    case 'set-up':
      return <SetUpScreen />;
    case 'play':
      return (
        <PlayScreen
          view={view}
          onReported={() => void navigate({ to: '/c/$campaign/encounter/after', params: { campaign } })}
        />
      );
    case 'after':
      return <AfterScreen />;
    default:
      return step satisfies never;
  }
}
