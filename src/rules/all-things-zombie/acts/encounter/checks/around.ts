/** Facts about everybody else on the table for a test’s questions: where nobody is of a kind, there is nothing to ask. */
import { bearingsOn } from '../../../attributes.ts';
import type { Around } from '../../../data/circumstances.ts';
import { outnumbers } from '../../../meeting-and-greeting/first.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { strangerId } from '../../../state/turn.ts';
import type { AttributeId } from '../../../types.ts';
import type { SeenEncounter } from '../act.ts';
import { isAble, isInBattle } from '../standing/able.ts';
import { drunkOf } from '../standing/checker-of.ts';
import { everybody, type Fighting, fighterNamed, metHere } from '../standing/fighters.ts';
import { PARTY, sidesOf } from '../standing/own-side.ts';
import { leadersWith } from '../turn/activation.ts';
import { zombiesHere } from '../zombies/zombies.ts';
import { untestedCharges } from './charged.ts';

export function aroundOf(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): Around {
  const sideOf = sidesOf(now, encounter);
  const side = sideOf(found);
  const others = everybody(now, encounter).filter(
    ({ fighter }) => fighter.who !== found.fighter.who && isInBattle(fighter),
  );
  // Several groups met may be of one side, or against each other: only the players know.
  const friends = others.filter((one) => (sideOf(one) === PARTY) === (side === PARTY));
  const enemies = others.filter((one) => sideOf(one) !== side);
  const zombies = encounter.zombies?.groups ?? [];
  const [charge] = untestedCharges(found.fighter);
  const charger = charge && fighterNamed(now, encounter, charge.by);
  const leads = leadersOf(now, encounter);
  return {
    leaders: friends.some(leads),
    leaderKnown:
      (found.figure !== null || encounter.oneOff !== undefined) &&
      leadersWith(now, encounter, found).length > 0,
    led: leads(found),
    bosses: has(friends, 'boss'),
    stoneCold: has(friends, 'stone-cold'),
    terrifying: fearedFor(encounter, charger, enemies, 'everyone'),
    psycho: fearedFor(encounter, charger, enemies, 'enemies-moved-towards'),
    burningZombies: zombies.some(({ burning, count }) => burning === true && count > 0),
    outnumbered: isOutnumbered(now, encounter, found),
  };
}

/** Counted over the whole table: of people those on their feet whom it has come to blows with, and all zombies (ATZ-134). */
export function isOutnumbered(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): boolean {
  const sideOf = sidesOf(now, encounter);
  const side = sideOf(found);
  const able = everybody(now, encounter).filter(({ fighter }) => isAble(fighter));
  const own = able.filter((one) => one.fighter.who !== found.fighter.who && sideOf(one) === side);
  const people = foesOf(now, encounter, found);
  const zombies = (encounter.zombies?.groups ?? []).reduce((sum, { count }) => sum + count, 0);
  return outnumbers(own.length + 1, people.length + zombies) === 'other';
}

/** People on their feet with whom it has come to blows, wherever they are. */
export function foesOf(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): readonly Fighting[] {
  const sideOf = sidesOf(now, encounter);
  const side = sideOf(found);
  const fights = metHere(now, encounter)
    .filter(({ standing }) => standing === 'fought')
    .map(({ id }): string => id);
  return everybody(now, encounter)
    .filter(({ fighter }) => isAble(fighter))
    .filter((one) =>
      side === PARTY ? fights.includes(sideOf(one)) : fights.includes(side) && sideOf(one) === PARTY,
    );
}

/** True if one of them is of his own side, or acts together with it. */
export function hasOwnAmong(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  others: readonly Fighting[],
): boolean {
  const sideOf = sidesOf(now, encounter);
  return others.some((other) => sideOf(other) === sideOf(one));
}

/** True if anybody of another side stands, whom the figure may fire at or strike. */
export function hasFoes(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): boolean {
  const sideOf = sidesOf(now, encounter);
  const side = sideOf(found);
  return everybody(now, encounter).some((one) => isAble(one.fighter) && sideOf(one) !== side);
}

/** True if anybody stands whom he could charge, as far as the app knows. */
export const mayReachSomebody = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  encounter.zombies === undefined ||
  zombiesHere(encounter).some(({ down }) => !down) ||
  hasFoes(now, encounter, one);

/** One of the party, or of people who act together with it. */
export const isOfOurs = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  sidesOf(now, encounter)(one) === PARTY;

/** Everybody of the party, then those who act together with it. */
export const oursHere = (now: SeenCampaign, encounter: SeenEncounter): readonly Fighting[] => {
  const sideOf = sidesOf(now, encounter);
  return everybody(now, encounter).filter((one) => sideOf(one) === PARTY);
};

/** One of the party or of its friends, or why somebody isn’t. */
export function oneOfOurs(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
): Fighting | 'not-here' | 'not-of-ours' {
  const one = everybody(now, encounter).find(({ fighter }) => fighter.who === who);
  if (one === undefined) return 'not-here';
  return isOfOurs(now, encounter, one) ? one : 'not-of-ours';
}

/** All of them, or why one isn’t of ours; nobody is here where nobody is named. */
export function allOfOurs(
  now: SeenCampaign,
  encounter: SeenEncounter,
  ids: readonly string[],
): readonly Fighting[] | 'not-here' | 'not-of-ours' {
  const all: Fighting[] = [];
  for (const id of ids) {
    const one = oneOfOurs(now, encounter, id);
    if (typeof one === 'string') return one;
    all.push(one);
  }
  return all.length > 0 ? all : 'not-here';
}

/** Tells Leaders from others. Among people met the player says who leads, except in a force that was bought. */
function leadersOf(now: SeenCampaign, encounter: SeenEncounter) {
  const bought = new Set<string>(
    metHere(now, encounter).flatMap(({ id, members }) =>
      members.flatMap(({ leads }, at) => (leads === undefined ? [] : [strangerId(id, at)])),
    ),
  );
  return ({ figure, fighter }: Fighting): boolean => {
    if (figure !== null) return figure.leadership !== 'none';
    return encounter.oneOff === undefined || bought.has(fighter.who);
  };
}

const has = (all: readonly Fighting[], attribute: AttributeId) =>
  all.some(({ attributes }) => attributes.includes(attribute));

/**
 * True if an enemy is feared in this way. The charger’s attributes are known; whether other enemies on the table bear on the test, the
 * players see (undefined).
 */
function fearedFor(
  encounter: SeenEncounter,
  charger: Fighting | undefined,
  enemies: readonly Fighting[],
  by: 'everyone' | 'enemies-moved-towards',
): boolean | undefined {
  const isFeared = ({ attributes, fighter }: Fighting) =>
    bearingsOn('feared', attributes, drunkOf(encounter, fighter.who)).some(({ effect }) => effect.by === by);
  if (charger !== undefined) return isFeared(charger);
  return enemies.some(isFeared) ? undefined : false;
}
