/** A redirect to one of an Encounter’s steps. */
import { Navigate } from '@tanstack/react-router';
import type { Step } from '../acts/steps.ts';

export function ToStep({ campaign, step }: { readonly campaign: string; readonly step: Step }) {
  return <Navigate to={`/c/$campaign/encounter/${step}`} params={{ campaign }} replace />;
}
