import { useParams } from '@tanstack/react-router';
import { Page } from '../../../page/page.tsx';
import { presentStep } from '../acts/steps.ts';
import { ToStep } from './to-step.tsx';
import { useFrame } from './use-frame.ts';

/** `/encounter` leads to the step where the Encounter stands. */
export function EncounterIndex() {
  const { campaign } = useParams({ from: '/c/$campaign' });
  const frame = useFrame(campaign);
  if (frame === undefined) return <Page title="Encounter">{null}</Page>;
  return <ToStep campaign={campaign} step={presentStep(frame)} />;
}
