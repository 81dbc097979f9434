/**
 * Battles fought on by bots in the player’s place: all that is due, then each side in the order of its dice, until nobody is left to
 * fight. Whom to talk to, where to go in and what to search for stay the player’s. Where nobody knows who stands where, it is diced for whom
 * zombies reach and who is shot at, and no other circumstance is made up; on a board places say it, and whoever has no enemy in sight and in
 * range of his weapons goes up to one.
 */

import { zombiesAbout } from '../acts/encounter/after/report-proposal.ts';
import { foesOf } from '../acts/encounter/checks/around.ts';
import { chargeWay, isWithinCharge } from '../acts/encounter/checks/charge-way.ts';
import type { ToldHere } from '../acts/encounter/due/due-marks.ts';
import { deathToMeet } from '../acts/encounter/early-grave.ts';
import { fireDue } from '../acts/encounter/fires/spread-fire.ts';
import { canReach } from '../acts/encounter/places/in-reach.ts';
import { placeHere } from '../acts/encounter/places/seen-from.ts';
import { isAble } from '../acts/encounter/standing/able.ts';
import { everybody, type Fighting, metHere } from '../acts/encounter/standing/fighters.ts';
import { dieOf } from '../acts/encounter/turn/activation.ts';
import { noAlarm } from '../acts/encounter/turn/alarm.ts';
import { mayWantToCharge } from '../acts/encounter/turn/charging-times.ts';
import { holdsBack } from '../acts/encounter/turn/sense.ts';
import { skipsOthers } from '../acts/encounter/turn/sides.ts';
import { isInMelee } from '../acts/encounter/zombies/in-contact.ts';
import { zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { apart } from '../board/place.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { inOrder, ZOMBIE_SIDE } from '../turn/activation.ts';
import { act, type BotAct, type Situation, type Under } from './act.ts';
import { type Answers, answering, firesAsDue } from './answering.ts';
import { approaches } from './approaching.ts';
import type { Chance } from './chance.ts';
import { finishes } from './finishing.ts';
import { firesAt, hasNothingToFire, pieceAt, reloads, targetsOf } from './firing.ts';
import { roundOf } from './melee.ts';
import { marking, nextTurn } from './turns.ts';
import { zombiesGo } from './undead.ts';

type Here = Pick<Situation, 'now' | 'encounter' | 'chance'>;

/** Answers with the circumstances that the app knows, none of them made up. */
const PLAINLY: Answers = { checks: (check) => ({ check }), fires: firesAsDue, leaves: true };

/** Next act of a battle that bots fight on; undefined once no enemy is left, or nobody of the party who can act. */
export function resolving(
  now: SeenCampaign,
  encounter: Under,
  chance: Chance,
  told: readonly ToldHere[],
): BotAct | undefined {
  const [figure = ''] = encounter.party;
  const situation = { now, encounter, chance, told, figure };
  // Bots stop here: the player says how a figure meets its death (ATZ-172).
  if (everybody(now, encounter).some((one) => deathToMeet(one) !== undefined)) return undefined;
  const due = marking(situation) ?? answering(situation, PLAINLY);
  if (due !== undefined) return due;
  for (const { side } of encounter.turn === null ? [] : inOrder(encounter.turn)) {
    const deed =
      side === ZOMBIE_SIDE
        ? zombiesGo(situation)
        : (answering(situation, PLAINLY, side) ?? oneOf(situation, side));
    if (deed !== undefined) return deed;
  }
  return roundOf(situation, 'left') ?? endOfTurn(situation);
}

/** End of a turn in which nobody can act any more: fires spread, noise and the alarm are rolled for, and the next turn begins. */
export function endOfTurn({ now, encounter }: Pick<Here, 'now' | 'encounter'>): BotAct | undefined {
  if (fireDue(now, encounter).length > 0) return act('encounter.spread-fire', {});
  if (encounter.markers.length > 0) return act('encounter.hear-marker', { marker: 0 });
  if (noAlarm(now, encounter) === undefined) return act('encounter.alert', {});
  if (isOver(now, encounter)) return undefined;
  return nextTurn(now, encounter);
}

/** Whether a battle is over: no enemy is left, or nobody of the party can act. Zombies still to be placed count as enemies. */
export function isOver(now: SeenCampaign, encounter: Under): boolean {
  const areToCome = encounter.turn === null && encounter.zombiesAtStart === null;
  const able = everybody(now, encounter).filter(({ fighter }) => isAble(fighter));
  const party = able.filter(({ figure }) => figure !== null);
  const enemies = able.filter((one) => isEnemy(now, encounter, one));
  return party.length === 0 || (enemies.length === 0 && !areToCome && zombiesAbout(encounter) === 0);
}

/** Whether somebody met is an enemy: only a group that the party has come to blows with is. */
function isEnemy(now: SeenCampaign, encounter: Under, { figure, fighter }: Fighting): boolean {
  const [group] = fighter.who.split('/');
  return (
    figure === null &&
    metHere(now, encounter).some(({ id, standing }) => id === group && standing === 'fought')
  );
}

/** Act of the first fighter of a side who can still do something in this activation. */
function oneOf(here: Situation, side: string): BotAct | undefined {
  const { now, encounter } = here;
  for (const one of everybody(now, encounter)) {
    if (!isAble(one.fighter) || dieOf(encounter, one)?.side !== side) continue;
    if (one.figure === null && !isEnemy(now, encounter, one)) continue;
    // Out of turn nobody acts while a side before theirs can.
    if (skipsOthers(now, encounter, one)) continue;
    const deed = deedOf(here, one);
    if (deed !== undefined) return deed;
  }
  return undefined;
}

/**
 * Deed of one fighter who is in no melee: the end of a zombie on the ground, a Psycho’s rush, else fire at somebody; a fighter with
 * nothing to fire charges.
 */
function deedOf(here: Situation, one: Fighting): BotAct | undefined {
  // A round of melee comes when it is due, or when the next side begins.
  if (isInMelee(here.now, here.encounter, one)) return undefined;
  const targets = targetsOf(here, one);
  const isInRange = targets.some((at) => canReach(here.encounter, one, pieceAt(at)));
  const fires = targets.length === 0 ? undefined : firesAt(here, one, here.chance.one(targets));
  return (
    finishes(here, one) ??
    rushes(here, one) ??
    fires ??
    reloads(here, one) ??
    charges(here, one) ??
    (isInRange && !hasNothingToFire(one) ? undefined : closesIn(here, one, 'normal'))
  );
}

/** Charge or fast move of a Psycho who hasn’t rushed in this activation (section: Attributes, Psycho). */
function rushes(here: Here, one: Fighting): BotAct | undefined {
  if (!holdsBack(here.now, here.encounter, one)) return undefined;
  const at = placeHere(here.encounter, one.fighter.who);
  return (
    charges(here, one) ??
    closesIn(here, one, 'fast') ??
    // On a board he stays where he is whom no way leads anywhere.
    act('encounter.move', { who: one.fighter.who, others: [], how: 'fast', ...(at && { to: at.spot }) })
  );
}

/** On a board, towards the nearest enemy to whom a way leads; nobody knows it at an own table. */
function closesIn({ now, encounter }: Here, one: Fighting, how: 'normal' | 'fast'): BotAct | undefined {
  const me = placeHere(encounter, one.fighter.who);
  if (me === undefined) return undefined;
  const zombies = one.figure === null ? [] : zombiesHere(encounter).map(({ id }) => id);
  const near = [...foesOf(now, encounter, one).map(({ fighter }) => fighter.who), ...zombies].flatMap(
    (piece) => {
      const at = placeHere(encounter, piece);
      return at === undefined ? [] : [{ piece, far: apart(me, at) }];
    },
  );
  for (const { piece } of near.toSorted((a, b) => a.far - b.far)) {
    const comes = approaches({ now, encounter }, one, { piece, how });
    if (comes !== undefined) return comes;
  }
  return undefined;
}

/** Wanting to Charge check against an enemy whom nobody else charges, once in an activation. */
function charges({ now, encounter, chance }: Here, one: Fighting): BotAct | undefined {
  const { who, done } = one.fighter;
  if (!hasNothingToFire(one) || done?.passed !== undefined) return undefined;
  if (mayWantToCharge(now, encounter, one) !== undefined) return undefined;
  const foes = foesOf(now, encounter, one).filter(({ fighter }) => {
    const way = chargeWay(now, encounter, one, fighter.who);
    const isNear = way === undefined ? encounter.board === undefined : isWithinCharge(way);
    return fighter.chargedBy === undefined && isNear;
  });
  if (foes.length === 0) return undefined;
  const charging = { who: chance.one(foes).fighter.who };
  return act('encounter.check', { figure: who, what: { check: 'wanting-to-charge' }, charging });
}
