/** The sides of the turn: in which order they act, and who of each may (section: Turn Sequence and Activation). */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { KeepTogether } from '../../../state/turn.ts';
import { inOrder, PARTY_SIDE, type SideDie, ZOMBIE_REP, ZOMBIE_SIDE } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import { isAble, isInBattle } from '../standing/able.ts';
import { everybody, type Fighting, metHere } from '../standing/fighters.ts';
import { isStrangerOf } from '../standing/met.ts';
import { byDice, dieOf, goesFirst, groupsApart } from './activation.ts';

export const SIDE_STATES = ['acts', 'waits', 'has-acted', 'stays', 'doubles'] as const;
/** `stays` goes by the dice, but none of it is of that Rep. */
export type SideState = (typeof SIDE_STATES)[number];

export interface SideInTurn {
  readonly die: SideDie;
  readonly state: SideState;
  /** The least Rep that may go by itself. */
  readonly rep: number;
  /** By whom others go whose own Rep is too low; null where nobody does. */
  readonly leader: string | null;
  /** Groups of it are apart: they go one after another. */
  readonly apart: boolean;
  /** Rep that all of the side have, where it is a single one: of zombies. */
  readonly all: number | null;
}

/**
 * Sides that roll a die: the party, the zombies, and each group of people that acts for itself and still has somebody there, the force
 * bought against the party among them. Rep decides who of a side may go, never whether it rolls.
 */
export function sidesHere(now: SeenCampaign, encounter: SeenEncounter): readonly string[] {
  const groups = metHere(now, encounter)
    .filter(({ standing }) => standing === 'fought' || standing === 'cooperated')
    .filter(({ id }) =>
      everybody(now, encounter).some(({ fighter }) => isStrangerOf(fighter.who, id) && isInBattle(fighter)),
    );
  return [PARTY_SIDE, ZOMBIE_SIDE, ...groups.map(({ id }) => id)];
}

/** Sides of the turn; sides that go come first, in their order. */
export function sidesInTurn(now: SeenCampaign, encounter: SeenEncounter): readonly SideInTurn[] {
  const { turn } = encounter;
  if (turn === null) return [];
  const order = inOrder(turn);
  const staying = turn.dice.filter(({ side }) => !order.some((die) => die.side === side));
  const sides = [...order, ...staying].map((die) => {
    const goes = membersOf(now, encounter, die).map((one) => byDice(now, encounter, one));
    const nobody =
      die.side === ZOMBIE_SIDE
        ? die.face > ZOMBIE_REP
        : goes.length > 0 && goes.every((one) => one?.may !== true);
    const leader = goes.find((one) => typeof one?.led === 'string')?.led ?? null;
    return { die, nobody, leader };
  });
  const at = (side: string | undefined) => order.findIndex((die) => die.side === side);
  const goes = sides.filter(({ die, nobody }) => at(die.side) !== -1 && !nobody).map(({ die }) => die.side);
  const begun = turn.acting ?? goes[0];
  // Nothing is left of the zombies’ turn once all of them have acted.
  const over = begun === ZOMBIE_SIDE && zombiesHaveActed(encounter);
  const acting = over ? goes[goes.indexOf(begun) + 1] : begun;
  const stateOf = (die: SideDie, nobody: boolean): SideState => {
    if (at(die.side) === -1) return 'doubles';
    if (nobody) return 'stays';
    if (die.side === acting) return 'acts';
    // Nobody has moved zombies that still stand where they did, whoever has gone meanwhile.
    if (die.side === ZOMBIE_SIDE && at(die.side) < at(acting) && someStay(encounter)) return 'acts';
    return at(die.side) < at(acting) || (over && acting === undefined) ? 'has-acted' : 'waits';
  };
  return sides.map(({ die, nobody, leader }) => ({
    die,
    state: stateOf(die, nobody),
    rep: die.face,
    leader,
    apart: areApart(now, encounter, membersOf(now, encounter, die)),
    all: die.side === ZOMBIE_SIDE ? ZOMBIE_REP : null,
  }));
}

/** True if one of these is in a group of its own while another isn’t in it. */
function areApart(now: SeenCampaign, encounter: SeenEncounter, all: readonly Fighting[]): boolean {
  const [first] = all;
  if (first === undefined) return false;
  const isOf = ({ members }: KeepTogether) => all.some(({ fighter }) => members.includes(fighter.who));
  const apart = groupsApart(now, encounter, first).filter(isOf);
  return encounter.groups === undefined ? apart.length > 1 : apart.length > 0;
}

const someStay = ({ zombies, turn }: SeenEncounter): boolean =>
  (zombies?.groups ?? []).some(
    ({ acted, down, doing }) =>
      down === undefined && acted !== turn?.number && (doing.by === 'roaming' || doing.by === 'feasting'),
  );

/** True once all zombies have acted. A group that fell has not acted, and has nothing left to do in this turn either. */
function zombiesHaveActed({ zombies, turn }: SeenEncounter): boolean {
  const groups = zombies?.groups ?? [];
  return (
    groups.some(({ acted, down }) => acted === turn?.number && down === undefined) &&
    groups.every(
      ({ acted, doing }) => acted === turn?.number || doing.by === 'charging' || doing.by === 'melee',
    )
  );
}

/** True while another side goes before his and may still act; false where words have come to blows, since these say who acts. */
export function waitsForOthers(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean {
  if (goesFirst(encounter, one) !== undefined) return false;
  const side = dieOf(encounter, one)?.side;
  return sidesInTurn(now, encounter).some(({ die, state }) => die.side === side && state === 'waits');
}

/**
 * True if a side goes before his that hasn’t begun: its turn is over once his acts. Zombies act all the same (section: Turn Sequence and
 * Activation).
 */
export function skipsOthers(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean {
  const { turn } = encounter;
  if (turn === null) return false;
  const order = inOrder(turn).map(({ side }) => side);
  const from = order.indexOf(turn.acting ?? '');
  const between = order.slice(from + 1, Math.max(from + 1, order.indexOf(dieOf(encounter, one)?.side ?? '')));
  if (between.every((side) => side === ZOMBIE_SIDE)) return false;
  return sidesInTurn(now, encounter).some(
    ({ die, state }) =>
      die.side !== ZOMBIE_SIDE &&
      between.includes(die.side) &&
      (state === 'acts' || state === 'waits') &&
      !membersOf(now, encounter, die).some(({ fighter }) => hasDone(fighter)),
  );
}

const hasDone = ({ moved, shots, done = {} }: Fighting['fighter']): boolean => {
  const { looked: _, fell: __, ...own } = done;
  return moved !== undefined || shots > 0 || Object.keys(own).length > 0;
};

/** Members of a side who could act, if the dice let them; none of a side that the rules know by its name alone. */
function membersOf(now: SeenCampaign, encounter: SeenEncounter, die: SideDie) {
  if (die.side !== PARTY_SIDE && die.group === undefined) return [];
  return everybody(now, encounter).filter(
    (one) => isAble(one.fighter) && dieOf(encounter, one)?.side === die.side,
  );
}
