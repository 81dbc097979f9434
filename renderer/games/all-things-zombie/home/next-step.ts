/** Next step of a campaign: the sentence on Home, and the words for the step on its button and in the palette. */
import type { OneOffView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { listed } from '../../../../src/rules/core/text/english.ts';
import { presentStep, type Step } from '../acts/steps.ts';
import type { FigureLine } from '../text/figures.ts';

const STANDS = {
  plan: { stands: 'not planned yet', label: 'Plan the Encounter' },
  'set-up': { stands: 'planned', label: 'Set up the table' },
  play: { stands: 'on the table', label: 'Play on' },
  after: { stands: 'fought', label: 'Settle what follows' },
} as const satisfies Record<Step, { stands: string; label: string }>;

/** Step between the plan and the first turn. */
const LAID_OUT = { stands: 'set up, not yet played', label: 'Open the set-up' } as const;

/** State of the Encounter under way, and the step with which it goes on. */
export function standsOf(view: EncounterView) {
  const step = presentStep(view);
  return step === 'set-up' && view.encounter?.table != null ? LAID_OUT : STANDS[step];
}

export interface Next {
  readonly sentence: string;
  /** Label of the button; null where there is nothing to go on with. */
  readonly label: string | null;
}

type Named = Pick<FigureLine, 'id' | 'name'>;

/** Sentence on what comes next, and the step to take. */
export function nextOf(view: EncounterView, figures: readonly Named[]): Next {
  const { encounter, noPlan, possible } = view;
  if (encounter !== null && encounter.oneOff !== null)
    return nextInOneOff(encounter.oneOff, presentStep(view));
  if (encounter !== null) {
    const { stands, label } = standsOf(view);
    return { sentence: `Encounter ${encounter.number} is ${stands}.`, label };
  }
  const held = view.captives.map(({ figure }) => figures.find(({ id }) => id === figure)?.name ?? figure);
  if (noPlan !== null) {
    return { sentence: noPlan.text, label: noPlan.why === 'war-undecided' ? 'Roll for who has won' : null };
  }
  if (possible.some(({ forced, kind }) => forced && kind === 'pursuit')) {
    return {
      sentence: 'Those the party got away from outnumber it and come after it: the pursuit comes first.',
      label: 'Plan the pursuit',
    };
  }
  if (held.length > 0) {
    const they = held.length === 1 ? 'is' : 'are';
    return {
      sentence: `${listed(held)} ${they} held captive: plan an Escape or a raid to recover them, or something else.`,
      label: 'Plan the Encounter',
    };
  }
  return { sentence: 'This period’s Encounter is not planned yet.', label: 'Plan the Encounter' };
}

/** A battle by itself has forces instead of a plan, and an end instead of an aftermath. */
function nextInOneOff({ result }: OneOffView, step: Step): Next {
  if (result !== null) return { sentence: result.text, label: null };
  if (step === 'plan') return { sentence: 'Both forces are to be bought.', label: 'Buy the forces' };
  if (step === 'after') return { sentence: 'The battle has been fought.', label: 'Say who has won' };
  return { sentence: `The battle is ${STANDS[step].stands}.`, label: STANDS[step].label };
}
