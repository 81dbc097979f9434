/** Events that change what somebody in the Encounter comes to. */
import { type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { oneOf } from '../asking.ts';
import { figureRow } from '../cards.ts';
import { drawCards } from '../drawing.ts';
import type { AztaEvent } from '../events.ts';
import { type AztaState, inOrder, survivorOf } from '../state.ts';
import { baseOf } from '../strength.ts';
import { firstOfTied } from '../tied.ts';
import type { SurvivorId } from '../types.ts';
import { type EventPlay, PLAIN, played } from './play.ts';

type Look = Seen<AztaState>;

const facing = (state: Look): readonly SurvivorId[] => state.encounter?.inIt ?? [];

export const seriousFunk: EventPlay = {
  targets: facing,
  *play(_state, seat, survivor) {
    yield* tell<AztaEvent>({ ...played(seat, 'serious-funk'), survivor: survivor as SurvivorId });
  },
};

/** Everybody draws, the eliminated too; then somebody in the Encounter is the better for it. */
export const sMart: EventPlay = {
  targets: facing,
  *play(state, seat, survivor) {
    yield* tell<AztaEvent>({ ...played(seat, 's-mart'), survivor: survivor as SurvivorId });
    const { result: cards, row } = figureRow('s-mart-draws');
    for (const each of inOrder(state)) yield* drawCards(state, each, cards, [row]);
  },
};

/** Tight Squeeze, for the survivor with most Fight of their own; of equals the first from the first player on. */
export const tightSqueeze: EventPlay = {
  targets: (state) => (facing(state).length > 0 ? PLAIN : []),
  *play(state, seat) {
    const survivor = yield* strongest(state);
    yield* tell<AztaEvent>({ ...played(seat, 'tight-squeeze'), survivor });
  },
};

function* strongest(state: Look): Play<SurvivorId, never> {
  const fightOf = (id: SurvivorId) => baseOf(state, survivorOf(state, id), 'fight');
  const most = facing(state).reduce((so, id) => (fightOf(id) > so ? fightOf(id) : so), 0);
  const { owner, ids } = firstOfTied(
    state,
    facing(state).filter((id) => fightOf(id) === most),
  );
  return yield* oneOf('azta.tie', owner, ids);
}
