/** Rules on who may go in this turn: by the die of his side, his own Rep, those he keeps together with, and the Leader among them. */

import { speakerOf } from '../../../meeting-and-greeting/contact.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign, SeenGroup } from '../../../state/seen.ts';
import { type FighterId, type KeepTogether, strangerId } from '../../../state/turn.ts';
import { inOrder, PARTY_SIDE, type SideDie, ZOMBIE_REP, ZOMBIE_SIDE } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import { groupsByPlaces } from '../places/groups-by-places.ts';
import { isOtherForce } from '../planning/forces.ts';
import { isAble, isInBattle } from '../standing/able.ts';
import { everybody, type Fighting, fighterNamed, metHere, sideOf } from '../standing/fighters.ts';
import { isStrangerOf } from '../standing/met.ts';

/** The die of the side somebody is on; undefined before the first turn, and for who came in during it. */
export function dieOf(
  { turn }: SeenEncounter,
  { figure, fighter }: Pick<Fighting, 'figure' | 'fighter'>,
): SideDie | undefined {
  if (figure !== null) return turn?.dice.find(({ side }) => side === PARTY_SIDE);
  const [group] = fighter.who.split('/');
  return turn?.dice.find((die) => die.group === group);
}

/** A die that no other side shows. */
export const stands = ({ turn }: SeenEncounter, die: SideDie): boolean =>
  turn !== null && inOrder(turn).some(({ side }) => side === die.side);

interface Leader {
  readonly found: Fighting;
  readonly overall: boolean;
}

/** Figures that may lead others of his side into action: of the party its Leaders, of a group met the highest Rep (section: Leaders). */
function leadersOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { figure, fighter }: Fighting,
): readonly Leader[] {
  if (figure !== null)
    return encounter.party.flatMap((id) => {
      const leadership = figureNamed(now, id)?.leadership ?? 'none';
      const found = leadership === 'none' ? undefined : fighterNamed(now, encounter, id);
      return found === undefined ? [] : [{ found, overall: leadership === 'overall' }];
    });
  const [group] = fighter.who.split('/');
  const met = metHere(now, encounter).find(({ id }) => id === group);
  if (met !== undefined && encounter.oneOff !== undefined && isOtherForce(encounter, met.id))
    return boughtLeaders(now, encounter, met);
  const speaker = met && speakerOf(met.members.filter(({ innocent }) => !innocent));
  if (met === undefined || speaker === undefined) return [];
  const found = fighterNamed(now, encounter, strangerId(met.id, met.members.indexOf(speaker)));
  return found === undefined ? [] : [{ found, overall: true }];
}

/** Leaders of a force bought by points: nobody leads it but figures bought as its Leaders. */
function boughtLeaders(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id, members }: SeenGroup,
): readonly Leader[] {
  return members.flatMap(({ leads, alive }, at) => {
    const found =
      leads === undefined || !alive ? undefined : fighterNamed(now, encounter, strangerId(id, at));
    return found === undefined ? [] : [{ found, overall: leads === 'overall' }];
  });
}

/**
 * Groups of somebody’s side that are apart: the player’s word; else as places have them, since his side began to act for as long as it does
 * (ATZ-165). All keep together where there are none.
 */
export function groupsApart(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): readonly KeepTogether[] {
  const { groups, board, turn } = encounter;
  if (groups !== undefined || board === undefined) return groups ?? [];
  if (turn?.groups !== undefined && dieOf(encounter, one)?.side === turn.acting) return turn.groups;
  const side = sideOf(one);
  return groupsByPlaces(
    encounter,
    everybody(now, encounter).filter((other) => sideOf(other) === side && isInBattle(other.fighter)),
    leadersOf(now, encounter, one).flatMap((leader) =>
      leader.overall && canLead(leader) ? [leader.found] : [],
    ),
  );
}

const keptWith = (groups: readonly KeepTogether[], { fighter }: Fighting) =>
  groups.find(({ members }) => members.includes(fighter.who));

const canLead = ({ found }: Leader): boolean => isAble(found.fighter);

/** Leaders of his side who are able to lead as it begins to act. */
export const leadingNow = (
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): readonly FighterId[] =>
  leadersOf(now, encounter, one)
    .filter(canLead)
    .map(({ found }) => found.fighter.who);

/**
 * True for a Leader who was able when his side began to act. Figures he leads were activated with him and stay so, though he falls before
 * they have acted (section: Leaders).
 */
const ledAtFirst =
  ({ turn }: SeenEncounter) =>
  ({ found }: Leader): boolean =>
    turn?.leading?.includes(found.fighter.who) === true;

/** The Leader on whose Rep he may act: one of those he keeps together with, or the overall Leader within 12″. */
function leaderFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  least: number,
  leads: (leader: Leader) => boolean = canLead,
): Fighting | undefined {
  const able = leadersOf(now, encounter, one).filter((leader) => leader.found.rep >= least && leads(leader));
  if (able.length === 0) return undefined;
  const groups = groupsApart(now, encounter, one);
  const own = keptWith(groups, one);
  return able.find(({ found, overall }) => keptWith(groups, found) === own || (overall && own?.led === true))
    ?.found;
}

/** Other Leaders in his own group, able to lead; those of groups within 12″ are not in it (section: Leaders). */
export function leadersWith(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): readonly Fighting[] {
  const groups = groupsApart(now, encounter, one);
  const own = keptWith(groups, one);
  return leadersOf(now, encounter, one)
    .filter((leader) => canLead(leader) && keptWith(groups, leader.found) === own)
    .map(({ found }) => found)
    .filter(({ fighter }) => fighter.who !== one.fighter.who);
}

export interface MayGo {
  readonly may: boolean;
  /** The Leader without whom he might not. */
  readonly led: string | null;
}

/**
 * True if his side makes the first move, where words have come to blows; undefined for anybody who isn’t in on it (section: Walk the Walk).
 */
export function goesFirst(
  { firstRound }: SeenEncounter,
  { fighter: { who } }: Pick<Fighting, 'fighter'>,
): boolean | undefined {
  if (firstRound === undefined) return undefined;
  const { figures, group, first } = firstRound;
  if (figures.some((id) => id === who)) return first === 'player';
  return isStrangerOf(who, group) ? first === 'other' : undefined;
}

/** True if anything says when he may act: the turn’s dice, or the first move after words. */
export const isBound = (encounter: SeenEncounter, one: Fighting): boolean =>
  goesFirst(encounter, one) !== undefined || (encounter.turn !== null && dieOf(encounter, one) !== undefined);

/** Undefined where nothing binds him. */
export function mayGo(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): MayGo | undefined {
  const first = goesFirst(encounter, one);
  return first === undefined ? byDice(now, encounter, one) : { may: first, led: null };
}

/** Undefined where no die binds him. */
export function byDice(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): MayGo | undefined {
  const die = dieOf(encounter, one);
  if (die === undefined) return undefined;
  if (!stands(encounter, die)) return { may: false, led: null };
  if (one.rep >= die.face) return { may: true, led: null };
  const leader =
    leaderFor(now, encounter, one, die.face) ??
    leaderFor(now, encounter, one, die.face, ledAtFirst(encounter));
  const led = leader?.name ?? null;
  return { may: led !== null, led };
}

/** Undefined where no die was rolled for them. */
export function zombiesMayGo(encounter: SeenEncounter): boolean | undefined {
  const die = encounter.turn?.dice.find(({ side }) => side === ZOMBIE_SIDE);
  return die && stands(encounter, die) && die.face <= ZOMBIE_REP;
}
