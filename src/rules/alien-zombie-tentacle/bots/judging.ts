/** Bots’ view of an Encounter: who is likely to die of it, and what that would be worth to whom. */
import { workedOut } from '../../core/in-force.ts';
import type { Seen } from '../../core/seen.ts';
import { gearRow, survivorRow } from '../cards.ts';
import { lineOf, skipsOf } from '../choosing.ts';
import { type AztaState, aliveOf, helperOf, inOrder, playerAt, seatsIn, survivorOf } from '../state.ts';
import { gearBonus, totalAgainst } from '../strength.ts';
import { type AztaSeat, GEAR, type Gear, STATS, SURVIVORS, type SurvivorId } from '../types.ts';
import type { Temper } from './tempers.ts';

type Look = Seen<AztaState>;

/** Worth of each piece of Gear to each survivor: more where they are good at it already. */
const worths = workedOut(() => {
  const worth = (gear: Gear, id: SurvivorId): number => {
    const own = survivorRow(id).result;
    return STATS.reduce(
      (sum, stat) => sum + gearBonus(gear, id, stat) * (1 + own[stat] / 10),
      gearRow(gear).result.spares ? 1 : 0,
    );
  };
  const rows = GEAR.map((gear) => [gear, Object.fromEntries(SURVIVORS.map((id) => [id, worth(gear, id)]))]);
  return Object.fromEntries(rows) as Readonly<Record<Gear, Readonly<Record<SurvivorId, number>>>>;
});

export const gearWorth = (gear: Gear, id: SurvivorId): number => worths()[gear][id];

const carried = (gear: readonly Gear[], id: SurvivorId): number =>
  gear.reduce((sum, one) => sum + gearWorth(one, id), 0);

/** A life is worth more the fewer are left. */
function lifeWorth(state: Look, id: SurvivorId): number {
  const { owner, gear } = survivorOf(state, id);
  const left = aliveOf(state, owner).length;
  return 10 + carried(gear, id) / 2 + (left === 1 ? 15 : left === 2 ? 3 : 0);
}

/** Worth to this seat of somebody’s death; negative for a survivor of its own. */
export function deathWorth(state: Look, seat: AztaSeat, id: SurvivorId, temper: Temper): number {
  const { owner } = survivorOf(state, id);
  const worth = lifeWorth(state, id);
  if (owner === seat) return -worth;
  const others = seatsIn(state).length - 1;
  const held = state.grudges[seat][owner] ?? 0;
  const lead = aliveOf(state, owner).length - aliveOf(state, seat).length;
  return worth / Math.max(1, others) + (lead > 0 ? lead : 0) + held * temper.memory + temper.spite;
}

/** With the helper who would go with them. */
function lossOf(state: Look, seat: AztaSeat, id: SurvivorId, temper: Temper): number {
  const helper = helperOf(state, id);
  const own = deathWorth(state, seat, id, temper);
  return helper === undefined ? own : own + deathWorth(state, seat, helper, temper);
}

/** True if anybody but this seat still has cards to play. */
function isOpen(state: Look, seat: AztaSeat): boolean {
  const left = state.phase === 'screw' ? inOrder(state).slice(state.gone) : inOrder(state);
  return left.some((one) => one !== seat && playerAt(state, one).hand.length > 0);
}

/**
 * Shares of the chance to die, from the first in line on: the one chosen as it stands goes most likely; the next where somebody has a card
 * for it.
 */
const SHARES = [0.66, 0.2, 0.09, 0.05] as const;

/** Worth of the Encounter to this seat, as it stands and as it may turn. */
export function outlook(state: Look, seat: AztaSeat, temper: Temper): number {
  const { encounter } = state;
  if (encounter === null) return 0;
  const total = totalAgainst(state, encounter.kind);
  const line = lineOf(state)
    .slice(skipsOf(encounter.passes))
    .filter(({ value }) => value < total);
  const [first] = line;
  if (first === undefined) return 0;
  if (!isOpen(state, seat)) return lossOf(state, seat, first.id, temper);
  let worth = 0;
  for (const [at, share] of SHARES.entries()) {
    const one = line[at];
    if (one !== undefined) worth += share * lossOf(state, seat, one.id, temper);
  }
  return worth;
}
