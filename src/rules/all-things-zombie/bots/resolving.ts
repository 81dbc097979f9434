/**
 * Battles fought on by bots in the player’s place: each side in the order of its dice, by the rules and never past them, until nobody is
 * left to fight. Whom to talk to, where to go in and what to search for stay the player’s.
 */

import { zombiesAbout } from '../acts/encounter/after/report-proposal.ts';
import type { ToldHere } from '../acts/encounter/due/due-marks.ts';
import { fireDue } from '../acts/encounter/fires/spread-fire.ts';
import { barrelsOf } from '../acts/encounter/gear/barrels.ts';
import { isAble } from '../acts/encounter/standing/able.ts';
import { everybody, type Fighting, metHere } from '../acts/encounter/standing/fighters.ts';
import { dieOf } from '../acts/encounter/turn/activation.ts';
import { mayFire, mayReload, mayWantToCharge } from '../acts/encounter/turn/timely.ts';
import { isInMelee } from '../acts/encounter/zombies/in-contact.ts';
import { zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { isRanged, volleysOf, weaponOf } from '../arms.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { inOrder, ZOMBIE_SIDE } from '../turn/activation.ts';
import { act, type BotAct, type Situation, type Under } from './act.ts';
import type { Chance } from './chance.ts';
import { checkOf } from './checks.ts';
import { pressing } from './fighting.ts';
import { finishes } from './finishing.ts';
import { roundOf } from './melee.ts';
import { marking, nextTurn } from './turns.ts';
import { zombiesGo } from './undead.ts';

type Here = Pick<Situation, 'now' | 'encounter' | 'chance'>;

/** The next act; undefined once there is nobody to fight, or nobody of the party who can. */
export function resolving(
  now: SeenCampaign,
  encounter: Under,
  chance: Chance,
  told: readonly ToldHere[],
): BotAct | undefined {
  const [figure = ''] = encounter.party;
  const situation = { now, encounter, chance, told, figure };
  const due = marking(situation) ?? pressing(situation);
  if (due !== undefined) return due;
  for (const { side } of encounter.turn === null ? [] : inOrder(encounter.turn)) {
    const deed = side === ZOMBIE_SIDE ? zombiesGo(situation) : oneOf(situation, side);
    if (deed !== undefined) return deed;
  }
  return roundOf(situation, 'left') ?? endOfTurn(situation);
}

/** The fire, the noise, and the dice of the next turn; a turn that can't go on ends so. */
export function endOfTurn({ now, encounter }: Pick<Here, 'now' | 'encounter'>): BotAct | undefined {
  if (fireDue(now, encounter).length > 0) return act('encounter.spread-fire', {});
  if (encounter.markers.length > 0) return act('encounter.hear-marker', { marker: 0 });
  if (isOver(now, encounter)) return undefined;
  return nextTurn(now, encounter);
}

/** Nobody to fight, or nobody who can; while the zombies about are still to be placed there are some. */
export function isOver(now: SeenCampaign, encounter: Under): boolean {
  const areToCome = encounter.turn === null && encounter.zombiesAtStart === null;
  const able = everybody(now, encounter).filter(({ fighter }) => isAble(fighter));
  const party = able.filter(({ figure }) => figure !== null);
  const enemies = able.filter((one) => isEnemy(now, encounter, one));
  return party.length === 0 || (enemies.length === 0 && !areToCome && zombiesAbout(encounter) === 0);
}

/** True for people it came to blows with; people nobody has dealt with stand by. */
function isEnemy(now: SeenCampaign, encounter: Under, { figure, fighter }: Fighting): boolean {
  const [group] = fighter.who.split('/');
  return (
    figure === null &&
    metHere(now, encounter).some(({ id, standing }) => id === group && standing === 'fought')
  );
}

/** Somebody of that side who can still do something in this activation. */
function oneOf(here: Situation, side: string): BotAct | undefined {
  const { now, encounter } = here;
  const able = everybody(now, encounter).filter(({ fighter }) => isAble(fighter));
  const enemies = able.filter((one) => isEnemy(now, encounter, one));
  const ours = able.filter(({ figure }) => figure !== null);
  for (const one of able.filter((each) => dieOf(encounter, each)?.side === side)) {
    if (one.figure === null && !enemies.includes(one)) continue;
    const deed = deedOf(here, one, one.figure === null ? ours : enemies);
    if (deed !== undefined) return deed;
  }
  return undefined;
}

/**
 * Deed of one fighter who is in no melee: the end of a zombie on the ground, else fire at somebody; a fighter with nothing to
 * fire charges.
 */
function deedOf(here: Situation, one: Fighting, foes: readonly Fighting[]): BotAct | undefined {
  // Its round comes as it is due, or as the next side begins.
  if (isInMelee(here.now, here.encounter, one)) return undefined;
  return finishes(here, one) ?? fires(here, one, foes) ?? charges(here, one, foes);
}

function fires(
  { now, encounter, chance }: Here,
  one: Fighting,
  foes: readonly Fighting[],
): BotAct | undefined {
  const { who } = one.fighter;
  const groups = zombiesHere(encounter).filter(({ count }) => count > 0);
  const zombies = one.figure !== null && groups.length > 0 && (foes.length === 0 || chance.of(1, 2));
  if (!zombies && foes.length === 0) return undefined;
  const target = zombies ? null : chance.one(foes).fighter.who;
  for (const gun of one.weapons.filter(({ weapon }) => isRanged(weapon))) {
    const ammo = one.ammo.find(({ weapon }) => weapon === gun.id);
    if (barrelsOf(encounter, one, gun)?.left === 0 || ammo?.loaded === false) {
      const reloads = ammo?.clips !== 0 && mayReload(now, encounter, one) === undefined;
      if (reloads) return act('encounter.reload', { who, weapon: gun.id });
      continue;
    }
    const most = volleysOf(weaponOf(gun.weapon)).at(-1);
    if (most === undefined) continue;
    if (mayFire(now, encounter, one, { weapon: gun.id, together: false, at: [target] }) !== undefined)
      continue;
    const aim = zombies
      ? { target: null, zombies: chance.one(groups).id, far: chance.of(1, 2) }
      : { target, cover: chance.of(1, 2) };
    return act('encounter.fire-at', {
      who,
      weapon: gun.id,
      aims: [{ ...aim, shots: most.counted }],
      from: null,
    });
  }
  return undefined;
}

/** The one charged tests next; the melee follows once the charge has arrived. */
function charges(
  { now, encounter, chance }: Here,
  one: Fighting,
  [foe]: readonly Fighting[],
): BotAct | undefined {
  if (foe === undefined || mayWantToCharge(now, encounter, one) !== undefined) return undefined;
  return act('encounter.check', {
    figure: one.fighter.who,
    what: checkOf('wanting-to-charge', chance),
    charging: { who: foe.fighter.who },
  });
}
