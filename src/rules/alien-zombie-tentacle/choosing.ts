/** Choice of the one who dies as it stands: the lowest of those in the Encounter, with what Events make of that. */
import type { Seen } from '../core/seen.ts';
import { isMale } from './cards.ts';
import { type AztaState, helperOf, inOrder, survivorOf } from './state.ts';
import { against, totalAgainst } from './strength.ts';
import type { EventCard, SurvivorId } from './types.ts';

type Look = Seen<AztaState>;

type Flavor = 'new-flavor-f' | 'new-flavor-m';
const isFlavor = (card: EventCard): card is Flavor => card === 'new-flavor-f' || card === 'new-flavor-m';

/** Passing over women and men together leaves nobody: of two Events that contradict each other the last one counts. */
export function flavorOf(passes: readonly EventCard[]): {
  readonly counts: Flavor | undefined;
  readonly contradicts: boolean;
} {
  const flavors = passes.filter(isFlavor);
  return { counts: flavors.at(-1), contradicts: new Set(flavors).size > 1 };
}

export interface InLine {
  readonly id: SurvivorId;
  readonly value: number;
}

/** Survivors who may be chosen, the lowest first; equals from the first player on, a player’s own as they came. */
export function lineOf(state: Look): readonly InLine[] {
  const { encounter } = state;
  if (encounter === null) return [];
  const { counts } = flavorOf(encounter.passes);
  const isPassed = (id: SurvivorId) => counts !== undefined && isMale(id) === (counts === 'new-flavor-m');
  const order = inOrder(state);
  const place = (id: SurvivorId) => order.indexOf(survivorOf(state, id).owner);
  return encounter.inIt
    .filter((id) => !isPassed(id))
    .map((id) => ({ id, value: against(state, id, encounter.kind), place: place(id) }))
    .sort((one, other) => one.value - other.value || one.place - other.place)
    .map(({ id, value }) => ({ id, value }));
}

/** Survivors passed over at first, whoever they are. */
export const skipsOf = (passes: readonly EventCard[]): number =>
  passes.filter((card) => card === 'too-small').length;

/** Survivor who would die if nothing more were played; of a player’s own equals the first. */
export function diesNow(state: Look): SurvivorId | undefined {
  const { encounter } = state;
  if (encounter === null) return undefined;
  const chosen = lineOf(state)[skipsOf(encounter.passes)];
  return chosen !== undefined && chosen.value < totalAgainst(state, encounter.kind) ? chosen.id : undefined;
}

/** The same, with whoever helps them: they share one fate. */
export function allWhoDieNow(state: Look): readonly SurvivorId[] {
  const chosen = diesNow(state);
  if (chosen === undefined) return [];
  const helper = helperOf(state, chosen);
  return helper === undefined ? [chosen] : [chosen, helper];
}
