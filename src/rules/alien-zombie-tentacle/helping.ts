/** Help: one survivor who isn't in the Encounter lends their own figures to somebody else's who is, and shares their fate. */
import { choose, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { figureRow, isMale, survivorRow } from './cards.ts';
import { drawCards } from './drawing.ts';
import type { AztaEvent } from './events.ts';
import { option, wordsOf } from './options.ts';
import { type AztaState, aliveOf, helpedBy, helperOf, isFacing, playerAt, survivorOf } from './state.ts';
import { baseOf } from './strength.ts';
import { pass } from './turns.ts';
import { type AztaSeat, STAT_OF, type SurvivorId } from './types.ts';

type Look = Seen<AztaState>;

const NOBODY = 'help-nobody';

const isFree = (state: Look, id: SurvivorId): boolean =>
  !isFacing(state, id) && helpedBy(state, id) === undefined;

/** Survivors in the Encounter whom nobody helps. */
const unhelped = (state: Look): readonly SurvivorId[] =>
  (state.encounter?.inIt ?? []).filter((id) => helperOf(state, id) === undefined);

/** Another player’s survivor, and one helper each (AZTA-7: whatever else of the player’s is in the Encounter). */
function helps(state: Look, seat: AztaSeat): readonly string[] {
  if (playerAt(state, seat).hasHelped) return [];
  const others = unhelped(state).filter((id) => survivorOf(state, id).owner !== seat);
  return aliveOf(state, seat)
    .filter(({ id }) => isFree(state, id))
    .flatMap(({ id }) => others.map((of) => `help>${id}>${of}`));
}

/** Once in a game, and in the step of her own player, a man of anybody else’s who hasn’t helped yet. */
function forcings(state: Look, seat: AztaSeat): readonly string[] {
  const own = unhelped(state).filter((id) => {
    const survivor = survivorOf(state, id);
    return survivor.owner === seat && !survivor.isUsed && survivorRow(id).result.ability === 'forces-help';
  });
  const men = state.survivors.filter(
    ({ id, owner, out }) =>
      out === null && owner !== seat && !playerAt(state, owner).hasHelped && isFree(state, id) && isMale(id),
  );
  return own.flatMap((of) => men.map(({ id }) => `force>${id}>${of}`));
}

export const helpOptions = (state: Look, seat: AztaSeat): readonly string[] => [
  ...helps(state, seat),
  ...forcings(state, seat),
];

export function* helpTurn(state: Look, seat: AztaSeat): Play<void, AztaEvent> {
  const ids = helpOptions(state, seat);
  if (ids.length === 0) return yield* pass(state, seat, 'none');
  const picked = yield* choose({
    rule: 'azta.help',
    seat,
    options: [...ids, NOBODY].map((id) => option(id)),
  });
  if (picked === NOBODY) return yield* pass(state, seat);
  const [does, helper, of] = wordsOf(picked) as [string, SurvivorId, SurvivorId];
  const adds =
    state.threat === null ? 0 : baseOf(state, survivorOf(state, helper), STAT_OF[state.threat.kind]);
  if (does === 'help') yield* tell<AztaEvent>({ rule: 'azta.help', seat, survivor: helper, of, adds });
  else yield* tell<AztaEvent>({ rule: 'azta.force-help', seat, survivor: of, helper, adds });
  const { result: cards, row } = figureRow('help-draws');
  yield* drawCards(state, survivorOf(state, helper).owner, cards, [row]);
}
