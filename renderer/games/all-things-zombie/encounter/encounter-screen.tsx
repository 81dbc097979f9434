/** The Encounter of the present period: plan, set up, play, after. */

import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ChronicleEntryView } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import type { Tier } from '../../../../src/contract/tiers.ts';
import { Page } from '../../../page/page.tsx';
import { type Framed, isOpen, presentStep, type Step } from '../acts/steps.ts';
import { useAccount } from '../chronicle/use-account.ts';
import styles from './encounter.module.css';
import { StepBar, StepsBeside } from './step-bar.tsx';
import { ToStep } from './to-step.tsx';
import { useFrame } from './use-frame.ts';

interface EncounterScreenProps {
  readonly step: Step;
  readonly tier?: Tier;
  /** Content of the step itself. */
  readonly children: ReactNode;
}

export function EncounterScreen({ step, tier, children }: EncounterScreenProps) {
  const { campaign } = useParams({ from: '/c/$campaign' });
  const frame = useFrame(campaign);
  const isOver = step === 'after' && frame?.encounter === null;
  const over = useAccount(campaign, undefined, isOver)?.detail.entry;
  // The table on which is played needs all the height there is.
  const isPlayed = step === 'play' && tier !== 'log' && frame !== undefined && isOpen(step, frame);
  return (
    <Page
      title={isOver ? endedTitle(over) : titleOf(frame, isPlayed)}
      {...(isPlayed && {
        beside: <StepsBeside campaign={campaign} framed={frame} step={step} tier={tier} />,
      })}
      fixed
      rail={NEEDS_WIDTH.includes(step) || (step === 'after' && frame?.encounter?.stage !== 'after')}
    >
      {frame !== undefined && (
        <div className={styles.frame}>
          {!isPlayed && (
            <StepBar
              campaign={campaign}
              framed={frame}
              step={step}
              ended={over}
              tier={isOpen(step, frame) ? tier : undefined}
            />
          )}
          <div className={styles.work} data-step={step} data-writes-within>
            {staysOpen(step, frame) ? children : <ToStep campaign={campaign} step={presentStep(frame)} />}
          </div>
        </div>
      )}
    </Page>
  );
}

/** A table and its lists lie side by side. */
const NEEDS_WIDTH: readonly Step[] = ['set-up', 'play'];

/** `Turn 4` where it is played, else `Encounter 3`. */
function titleOf(frame: Framed | undefined, isPlayed: boolean): string {
  const encounter = frame?.encounter ?? null;
  if (encounter === null) return 'Encounter';
  if (!isPlayed) return encounter.oneOff === null ? `Encounter ${encounter.number}` : 'One-off battle';
  return encounter.turn === null ? 'Before the first turn' : `Turn ${encounter.turn}`;
}

const endedTitle = (entry: ChronicleEntryView | undefined): string =>
  entry?.encounter ? `Encounter ${entry.encounter.number}` : 'Encounter';

/** After the end its step still says what comes next, for as long as one stays on it. */
function staysOpen(step: Step, framed: Framed): boolean {
  return isOpen(step, framed) || (step === 'after' && framed.encounter === null);
}
