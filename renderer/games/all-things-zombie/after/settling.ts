/** Steps that are due after the battle, and the order in which they are rolled. */
import type { Input } from '../../../../src/contract/contract.ts';
import type { DueStep } from '../../../../src/contract/games/all-things-zombie/encounter-view/after.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';

type Deed = Input<'encounter.act'>['act'];

export type After = UnderWay['after'];
export type AfterLine = After[number];

export const settling = (figure: string, { step }: Pick<DueStep, 'step'>): Deed => ({
  do: 'settle',
  figure,
  step,
});

/** The first step of the first figure that has one. */
export function nextStep(after: After): Deed | undefined {
  for (const { figure, due } of after) {
    const [step] = due;
    if (step !== undefined) return settling(figure, step);
  }
  return undefined;
}

export const stepsLeft = (after: After): number => after.reduce((sum, { due }) => sum + due.length, 0);

/** Steps that no dice decide, though the player may. */
const WORDS: Partial<Record<DueStep['step'], string>> = {
  'larger-than-life': 'Decide',
  'cheating-death': 'Decide',
  'rep-up': 'Raise it',
};

/** Label of a step’s button. */
export function stepButton({ step, asks }: DueStep): string {
  return WORDS[step] ?? (asks ? 'Roll' : 'Settle');
}

export const NO_POINT_WORDS = {
  'already-earned': 'has its point already',
  dead: 'dead',
  captured: 'held captive',
  'cheated-death': 'cheated death',
  'ran-away': 'ran away',
  'out-of-the-fight': 'was Out of the Fight',
  'did-not-fight': 'didn’t fight',
} as const satisfies Record<NonNullable<AfterLine['noPoint']>, string>;
