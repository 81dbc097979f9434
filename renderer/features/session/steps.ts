/** The acts of a game by the steps they went into. */
import type { SessionActView, SessionLine } from '../../../src/contract/sessions.ts';

/** A step with the acts that went into it; what it told, its last act has told. */
export interface Step {
  readonly told: readonly SessionLine[];
  /** Newest first. */
  readonly acts: readonly SessionActView[];
}

/** `open`: what the step under way has told so far. */
export function stepsOf(acts: readonly SessionActView[], open: readonly SessionLine[]): readonly Step[] {
  const steps: { told: readonly SessionLine[]; acts: SessionActView[] }[] = [{ told: open, acts: [] }];
  for (const act of acts) {
    if (act.steps > 0 || act.told.length > 0) steps.push({ told: act.told, acts: [] });
    steps.at(-1)?.acts.push(act);
  }
  return steps.filter((step) => step.told.length + step.acts.length > 0);
}
