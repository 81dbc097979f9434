/** The Encounter as it would be: for whoever weighs what to do, and for the figures beside a choice. Nothing is drawn in it. */
import { copy } from '../core/copy.ts';
import type { Seen } from '../core/seen.ts';
import { isMale } from './cards.ts';
import type { AztaState, Encounter } from './state.ts';
import { survivorOf } from './state.ts';
import { baseOf } from './strength.ts';
import { firstOfTied } from './tied.ts';
import type { EventCard, SurvivorId } from './types.ts';

type Look = Seen<AztaState>;

/** The table with its Encounter changed; all else is the table’s own. */
function withEncounter(state: Look, change: (encounter: Encounter) => void): Look {
  if (state.encounter === null) return state;
  const encounter = copy(state.encounter) as Encounter;
  change(encounter);
  return { ...state, encounter };
}

export const ifForward = (state: Look, id: SurvivorId): Look =>
  withEncounter(state, (encounter) => encounter.inIt.push(id));

export const ifHelped = (state: Look, helper: SurvivorId, of: SurvivorId): Look =>
  withEncounter(state, (encounter) => encounter.helping.push({ helper, of }));

function leave(encounter: Encounter, gone: (id: SurvivorId) => boolean): void {
  encounter.inIt = encounter.inIt.filter((id) => !gone(id));
  encounter.helping = encounter.helping.filter(({ helper, of }) => !gone(helper) && !gone(of));
}

export const ifGone = (state: Look, id: SurvivorId): Look =>
  withEncounter(state, (encounter) => leave(encounter, (one) => one === id));

/** Once this Event is played; of equals the first takes penalties. */
export function ifPlayed(state: Look, card: EventCard, target: string): Look {
  if (card === 'critical-hit') return { ...state, encounter: null };
  return withEncounter(state, (encounter) => {
    switch (card) {
      case 'too-small':
      case 'new-flavor-f':
      case 'new-flavor-m':
        encounter.passes.push(card);
        return;
      case 'missed-elevator':
        leave(encounter, (id) => id === target);
        return;
      case 'fatally-distracted':
        if (target === 'now')
          for (const one of encounter.inIt.filter(isMale)) leave(encounter, (id) => id === one);
        return;
      case 'noble-sacrifice':
        encounter.inIt.push(target as SurvivorId);
        return;
      case 'tight-squeeze':
        encounter.boosts.push({ card, survivor: strongest(state) });
        return;
      default:
        encounter.boosts.push({ card, survivor: target as SurvivorId });
    }
  });
}

function strongest(state: Look): SurvivorId {
  const facing = state.encounter?.inIt ?? [];
  const fightOf = (id: SurvivorId) => baseOf(state, survivorOf(state, id), 'fight');
  const most = Math.max(...facing.map(fightOf));
  const [first] = firstOfTied(
    state,
    facing.filter((id) => fightOf(id) === most),
  ).ids;
  if (first === undefined) throw new Error('nobody is in the Encounter');
  return first;
}
