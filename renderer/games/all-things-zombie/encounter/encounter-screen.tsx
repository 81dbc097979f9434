/** The Encounter of the present period: plan, set up, play, after. */
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { memo } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { AfterScreen } from '../after/after-screen.tsx';
import { PlanScreen } from '../plan/plan-screen.tsx';
import { PlayScreen } from '../play/play-screen.tsx';
import { SetUpScreen } from '../set-up/set-up-screen.tsx';
import styles from './encounter-screen.module.css';
import { StepBar } from './step-bar.tsx';
import { type Framed, isOpen, presentStep, type Step } from './steps.ts';

/** Where the Encounter stands: what the frame around its steps shows, whatever happens within them. */
const frameOf = ({ encounter }: EncounterView): Framed => {
  if (encounter === null) return { encounter: null };
  const { number, date, kind, objective, area, stage } = encounter;
  return { encounter: { number, date, kind, objective, area, stage } };
};

const useFrame = (campaign: string) => useAsk('encounter.get', { campaign }, { select: frameOf }).data;

/** `/encounter` leads to the step where the Encounter stands. */
export function EncounterIndex() {
  const { campaign } = useParams({ from: '/c/$campaign' });
  const frame = useFrame(campaign);
  if (frame === undefined) return <Page title="Encounter">{null}</Page>;
  return <ToStep campaign={campaign} step={presentStep(frame)} />;
}

function ToStep({ campaign, step }: { readonly campaign: string; readonly step: Step }) {
  return <Navigate to={`/c/$campaign/encounter/${step}`} params={{ campaign }} replace />;
}

export function EncounterScreen({ step }: { readonly step: Step }) {
  const { campaign } = useParams({ from: '/c/$campaign' });
  const frame = useFrame(campaign);
  const title = frame?.encounter ? `Encounter ${frame.encounter.number}` : 'Encounter';
  return (
    <Page title={title} fixed rail={step === 'play'}>
      {frame !== undefined && (
        <div className={styles.frame}>
          <StepBar campaign={campaign} framed={frame} step={step} />
          <div className={styles.work} data-step={step}>
            {staysOpen(step, frame) ? (
              <StepBody campaign={campaign} step={step} />
            ) : (
              <ToStep campaign={campaign} step={presentStep(frame)} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** After the end its step still says what comes next, for as long as one stays on it. */
function staysOpen(step: Step, framed: Framed): boolean {
  return isOpen(step, framed) || (step === 'after' && framed.encounter === null);
}

interface StepBodyProps {
  readonly campaign: string;
  readonly step: Step;
}

const StepBody = memo(function StepBody({ campaign, step }: StepBodyProps) {
  const navigate = useNavigate();
  switch (step) {
    case 'plan':
      return <PlanScreen />;
    case 'set-up':
      return <SetUpScreen />;
    case 'play':
      return (
        <PlayScreen
          campaign={campaign}
          onReported={() => void navigate({ to: '/c/$campaign/encounter/after', params: { campaign } })}
        />
      );
    case 'after':
      return <AfterScreen />;
    default:
      return step satisfies never;
  }
});
