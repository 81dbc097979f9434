/** The Encounter of the present period: plan, set up, play, after. */
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../../../app/page.tsx';
import styles from './encounter-screen.module.css';
import { StepBar } from './step-bar.tsx';
import { type Framed, isOpen, presentStep, type Step } from './steps.ts';
import { ToStep } from './to-step.tsx';
import { useFrame } from './use-frame.ts';

interface EncounterScreenProps {
  readonly step: Step;
  /** What the step itself shows. */
  readonly children: ReactNode;
}

export function EncounterScreen({ step, children }: EncounterScreenProps) {
  const { campaign } = useParams({ from: '/c/$campaign' });
  const frame = useFrame(campaign);
  const title = frame?.encounter ? `Encounter ${frame.encounter.number}` : 'Encounter';
  return (
    <Page title={title} fixed rail={step === 'play'}>
      {frame !== undefined && (
        <div className={styles.frame}>
          <StepBar campaign={campaign} framed={frame} step={step} />
          <div className={styles.work} data-step={step}>
            {staysOpen(step, frame) ? children : <ToStep campaign={campaign} step={presentStep(frame)} />}
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
