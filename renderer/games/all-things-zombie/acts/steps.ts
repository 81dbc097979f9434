/** The four steps of an Encounter, and where one stands. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';

export const STEPS = ['plan', 'set-up', 'play', 'after'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_WORDS = {
  plan: 'Plan',
  'set-up': 'Set up',
  play: 'Play',
  after: 'After',
} as const satisfies Record<Step, string>;

interface EncounterFramed
  extends Pick<UnderWay, 'number' | 'date' | 'kind' | 'objective' | 'area' | 'stage'> {
  /** Points of a battle by itself, and whether its forces are ready; null in a campaign. */
  readonly oneOff: { readonly points: number; readonly ready: boolean } | null;
  /** The turn’s number; null before the first turn. */
  readonly turn: number | null;
}

/** Part of the Encounter that the frame around the steps shows. */
export interface Framed {
  readonly encounter: EncounterFramed | null;
}

/** Name of a step: the plan is called Forces in a battle by itself, where forces are bought. */
export const stepWords = (step: Step, { encounter }: Framed): string =>
  step === 'plan' && encounter !== null && encounter.oneOff !== null ? 'Forces' : STEP_WORDS[step];

type Standing = {
  readonly encounter:
    | (Pick<UnderWay, 'stage'> & { readonly oneOff: { readonly ready: boolean } | null })
    | null;
};

/** The step that has something to do. */
export function presentStep({ encounter }: Standing): Step {
  if (encounter === null) return 'plan';
  if (encounter.stage === 'planned') return encounter.oneOff?.ready === false ? 'plan' : 'set-up';
  return encounter.stage === 'on-the-table' ? 'play' : 'after';
}

/** Steps that can be looked at: the plan always, the table and the play until the report, the report from the plan on. */
export function isOpen(step: Step, { encounter }: Standing): boolean {
  if (step === 'plan') return encounter === null || encounter.stage !== 'after';
  if (encounter === null) return false;
  if (encounter.oneOff?.ready === false) return false;
  return step === 'after' || encounter.stage !== 'after';
}
