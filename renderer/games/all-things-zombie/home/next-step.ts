/** What comes next in a campaign: the sentence on Home, and what its button and the palette call the step to take. */
import type { OneOffView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { presentStep, type Step } from '../encounter/steps.ts';
import type { FigureLine } from '../text/figures.ts';
import { words } from './text/next-step.ts';

const STANDS = {
  plan: { stands: words.notPlannedYet, label: words.planTheEncounter },
  'set-up': { stands: 'planned', label: words.setUpTheTable },
  play: { stands: words.onTheTable, label: words.playOn },
  after: { stands: 'fought', label: words.settleWhatFollows },
} as const satisfies Record<Step, { stands: string; label: string }>;

/** Between the plan and the first turn. */
const LAID_OUT = { stands: words.setUpNotYetPlayed, label: words.openTheSetUp } as const;

/** How the Encounter under way stands, and what goes on with it. */
export function standsOf(view: EncounterView) {
  const step = presentStep(view);
  return step === 'set-up' && view.encounter?.table != null ? LAID_OUT : STANDS[step];
}

export interface Next {
  readonly sentence: string;
  /** Of the button; null where there is nothing to go on with. */
  readonly label: string | null;
}

type Named = Pick<FigureLine, 'id' | 'name'>;

/** What comes next, and the step to take. */
export function nextOf(view: EncounterView, figures: readonly Named[]): Next {
  const { encounter, noPlan, possible } = view;
  if (encounter !== null && encounter.oneOff !== null)
    return nextInOneOff(encounter.oneOff, presentStep(view));
  if (encounter !== null) {
    const { stands, label } = standsOf(view);
    return { sentence: words.encounterIs(encounter.number, stands), label };
  }
  const held = view.captives.map(({ figure }) => figures.find(({ id }) => id === figure)?.name ?? figure);
  if (noPlan !== null) {
    return { sentence: noPlan.text, label: noPlan.why === 'war-undecided' ? words.rollForWhoHasWon : null };
  }
  if (possible.some(({ forced, kind }) => forced && kind === 'pursuit')) {
    return {
      sentence: words.thoseThePartyGotAway,
      label: words.planThePursuit,
    };
  }
  if (possible.some(({ forced }) => forced)) {
    return {
      sentence: words.heldCaptiveTheEscapeComes(held.join(' and '), held.length === 1 ? 'is' : 'are'),
      label: words.planTheEscape,
    };
  }
  return { sentence: words.thisPeriodsEncounterIsNot, label: words.planTheEncounter };
}

/** A battle by itself has forces instead of a plan, and an end instead of an aftermath. */
function nextInOneOff({ result }: OneOffView, step: Step): Next {
  if (result !== null) return { sentence: result.text, label: null };
  if (step === 'plan') return { sentence: words.bothForcesAreToBe, label: words.buyTheForces };
  if (step === 'after') return { sentence: words.theBattleHasBeenFought, label: words.sayWhoHasWon };
  return { sentence: words.theBattleIs(STANDS[step].stands), label: STANDS[step].label };
}
