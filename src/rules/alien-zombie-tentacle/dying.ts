/** Die Horribly: the lowest below the Threat, with whoever helps them; the top card goes; and what a shot costs. */
import { type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { oneOf } from './asking.ts';
import { distinct, gearRow } from './cards.ts';
import { flavorOf, type InLine, lineOf, skipsOf } from './choosing.ts';
import { endRound } from './ending.ts';
import type { AztaEvent } from './events.ts';
import { type AztaState, helperOf, type Survivor, survivorOf } from './state.ts';
import { totalAgainst, totalOf } from './strength.ts';
import { firstOfTied } from './tied.ts';
import type { Gear, Kind, SurvivorId } from './types.ts';

type Look = Seen<AztaState>;

export function* dieStep(state: Look): Play<void, AztaEvent> {
  const { encounter, suddenDeath } = state;
  if (encounter === null) throw new Error('there is no Encounter to die in');
  const { kind, passes } = encounter;
  const { counts, contradicts } = flavorOf(passes);
  if (contradicts && counts !== undefined) yield* tell<AztaEvent>({ rule: 'azta.precedence', card: counts });
  const facing = [...encounter.inIt];
  let skips = skipsOf(passes);
  const passedOver: SurvivorId[] = [];
  let deaths = 0;
  for (;;) {
    const chosen = yield* chooseOne(state, passedOver);
    const total = totalAgainst(state, kind);
    if (chosen === undefined || chosen.value >= total) {
      if (deaths === 0)
        yield* tell<AztaEvent>({ rule: 'azta.safe', kind, total, why: whySafe(state, chosen) });
      break;
    }
    if (skips > 0) {
      skips -= 1;
      passedOver.push(chosen.id);
      yield* tell<AztaEvent>({ rule: 'azta.passed-over', survivor: chosen.id, card: 'too-small' });
      continue;
    }
    yield* die(state, chosen, kind, total);
    deaths += 1;
    if (!suddenDeath) break;
    yield* tell<AztaEvent>({ rule: 'azta.sudden-death', kind, total: totalAgainst(state, kind) });
  }
  if (deaths > 0) yield* spend(state, facing);
  yield* endRound(state);
}

function whySafe({ encounter }: Look, chosen: InLine | undefined): 'strong' | 'nobody' | 'passed-over' {
  if (chosen !== undefined) return 'strong';
  return encounter?.inIt.length === 0 ? 'nobody' : 'passed-over';
}

/** The first in line; where several of the same player are, whichever the player says. */
function* chooseOne(state: Look, passedOver: readonly SurvivorId[]): Play<InLine | undefined, never> {
  const line = lineOf(state).filter(({ id }) => !passedOver.includes(id));
  const [lowest] = line;
  if (lowest === undefined) return undefined;
  const tied = line.filter(({ value }) => value === lowest.value).map(({ id }) => id);
  // Nobody needs to be told apart who is strong enough.
  if (state.encounter === null || lowest.value >= totalAgainst(state, state.encounter.kind)) return lowest;
  const { owner, ids } = firstOfTied(state, tied);
  return { id: yield* oneOf('azta.tie', owner, ids), value: lowest.value };
}

/** Takes out the survivor who is chosen, the helper with them, and the top card of the stack. */
function* die(state: Look, { id, value }: InLine, kind: Kind, total: number): Play<void, AztaEvent> {
  const helper = helperOf(state, id);
  const { owner: seat } = survivorOf(state, id);
  yield* tell<AztaEvent>({ rule: 'azta.die', seat, survivor: id, kind, value, total });
  if (helper !== undefined) {
    const { owner } = survivorOf(state, helper);
    yield* tell<AztaEvent>({ rule: 'azta.shared-fate', seat: owner, survivor: helper, of: id, kind });
  }
  const card = state.stacks[kind].at(-1);
  if (card === undefined) return;
  const left = totalOf(state.stacks[kind].slice(0, -1));
  yield* tell<AztaEvent>({ rule: 'azta.top-off', kind, card, total: left });
}

/**
 * Spends Gear of all who were in the Encounter when somebody died, as they have fired: one piece of one-use Gear goes, chosen by the owner,
 * or the ammunition in its place (AZTA-10).
 */
function* spend(state: Look, facing: readonly SurvivorId[]): Play<void, AztaEvent> {
  for (const id of facing) {
    const survivor = survivorOf(state, id);
    const ids = spendable(survivor);
    if (ids.length === 0) continue;
    const gear = yield* oneOf('azta.one-use', survivor.owner, ids, id);
    const rule = gearRow(gear).result.spares ? 'azta.extra-ammo' : 'azta.one-use';
    yield* tell<AztaEvent>({ rule, seat: survivor.owner, survivor: id, gear });
  }
}

/** Nothing is due of whoever carries ammunition alone. */
function spendable({ gear }: Seen<Survivor>): readonly Gear[] {
  const oneUse = gear.filter((one) => gearRow(one).result.isOneUse);
  if (oneUse.length === 0) return [];
  return distinct([...gear.filter((one) => gearRow(one).result.spares), ...oneUse]);
}
