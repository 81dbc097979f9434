/** Flip: the Threat of the round, where it lies on its stack, and who has to face it. */
import { draw, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { oneOf } from './asking.ts';
import { enemyRow, figureRow, kindOf } from './cards.ts';
import { endRound } from './ending.ts';
import type { AztaEvent } from './events.ts';
import { type AztaState, aliveOf, inOrder, isIn } from './state.ts';
import { against, isLargest, totalAgainst, totalOf } from './strength.ts';
import { nextStep, pass } from './turns.ts';
import { type AztaSeat, type Enemy, KINDS, type Kind, type SurvivorId } from './types.ts';

type Look = Seen<AztaState>;

const ONE = { result: 1, row: undefined };

/** An eliminated player flips two: both join the stacks, and the second is the Threat (AZTA-5). */
export function* flipStep(state: Look): Play<void, AztaEvent> {
  const { first } = state;
  const { result: flips, row } = isIn(state, first) ? ONE : figureRow('eliminated-flips');
  for (let flipped = 1; flipped <= flips; flipped += 1) {
    yield* flipOne(state, flipped === flips, row === undefined ? [] : [row]);
  }
  const { threat } = state;
  if (threat === null) throw new Error('no Threat was flipped');
  if (inOrder(state).some((seat) => threatenedOf(state, seat).length > 0)) return yield* nextStep(state);
  const { kind } = threat;
  yield* tell<AztaEvent>({ rule: 'azta.evaded', kind, total: totalAgainst(state, kind) });
  yield* endRound(state);
}

function* flipOne(state: Look, isThreat: boolean, rows: readonly string[]): Play<void, AztaEvent> {
  const { first: seat } = state;
  if (state.enemies.length === 0 && state.enemyDiscard.length > 0) {
    yield* tell<AztaEvent>({ rule: 'azta.reshuffle', pile: 'enemies', cards: state.enemyDiscard.length });
  }
  if (state.enemies.length === 0) {
    if (isThreat) yield* again(state);
    return;
  }
  const card: Enemy = yield* draw({ rule: 'azta.flip', seat, stream: 'enemies', from: state.enemies });
  const kind = kindOf(card);
  const stack = state.stacks[kind];
  const lies: 'top' | 'bottom' = isLargest(stack, card) ? 'bottom' : 'top';
  const total = totalOf([...stack, card]);
  const flipped = { seat, card, kind, lies, total, rows: [enemyRow(card).row, ...rows] };
  if (isThreat) yield* tell<AztaEvent>({ rule: 'azta.flip', ...flipped });
  else yield* tell<AztaEvent>({ rule: 'azta.two-threats', ...flipped });
}

/** With every card of the deck on the stacks the greatest of them comes again: the book doesn’t say. */
function* again(state: Look): Play<void, AztaEvent> {
  const [kind = 'alien'] = KINDS.toSorted(
    (one, other) => totalAgainst(state, other) - totalAgainst(state, one),
  );
  yield* tell<AztaEvent>({
    ...{ rule: 'azta.flip', seat: state.first, card: null, kind },
    ...{ lies: 'top', total: totalAgainst(state, kind), rows: [] },
  });
}

/** The player’s survivors who come to less than the Threat. */
export function threatenedOf(state: Look, seat: AztaSeat): readonly SurvivorId[] {
  const { threat } = state;
  if (threat === null) return [];
  const total = totalAgainst(state, threat.kind);
  return aliveOf(state, seat)
    .map(({ id }) => id)
    .filter((id) => against(state, id, threat.kind) < total);
}

/** Sends one of the player’s survivors forward; a match for the Threat may not go. */
export function* forwardTurn(state: Look, seat: AztaSeat): Play<void, AztaEvent> {
  const threatened = threatenedOf(state, seat);
  if (state.threat === null || threatened.length === 0) return yield* pass(state, seat, 'none');
  const { kind } = state.threat as { readonly kind: Kind };
  const survivor = yield* oneOf('azta.forward', seat, threatened);
  const value = against(state, survivor, kind);
  yield* tell<AztaEvent>({
    ...{ rule: 'azta.forward', seat, survivor },
    ...{ value, total: totalAgainst(state, kind) },
  });
}
