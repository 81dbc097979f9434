/** Knots of figures in contact, each one melee: who fights whom in it, and whether a round of it is due (sections: Melee; Continuous Melee). */

import type { SeenCampaign } from '../../../state/seen.ts';
import { chargesAt, type FighterId } from '../../../state/turn.ts';
import { touchedBy, type Zombies, type ZombiesId } from '../../../state/zombies.ts';
import { inOrder } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import { isAble } from '../standing/able.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { sidesOf } from '../standing/own-side.ts';
import { isBound } from '../turn/activation.ts';
import { peopleTouching, touchesUncounted } from '../zombies/in-contact.ts';
import { doingNow, inContactWith } from '../zombies/zombies.ts';
import { activationsOf, hasFought, type Pair } from './melee-times.ts';

interface Knot {
  /** From whom it was looked for, as contact leads on. */
  readonly people: readonly Fighting[];
  readonly pairs: readonly Pair[];
}

/** An opponent of a side in a melee, as the act is told of it: null for a zombie. */
export interface Touched {
  readonly target: FighterId | null;
  readonly zombies?: ZombiesId;
  /** Those it is in contact with; left out where all of the side are. */
  readonly by?: readonly FighterId[];
}

/** A melee from the side of one in it. */
export interface MeleeNow {
  readonly who: FighterId;
  /** Others of his side, and people in contact with nothing but zombies of the same knot. */
  readonly beside: readonly FighterId[];
  readonly against: readonly Touched[];
  /** No round of it has been fought. */
  readonly first: boolean;
  /** Due in this activation; else it waits for the next side, if one is left, by its name. */
  readonly due: boolean;
  readonly nextSide: string | null;
}

/** Groups on their feet that touch him, as they stand now. */
const groupsAt = (now: SeenCampaign, encounter: SeenEncounter, who: string): readonly Zombies[] =>
  inContactWith(now, encounter, who).map((group) => ({ ...group, doing: doingNow(now, encounter, group) }));

/** Everybody linked to somebody by contact; undefined for one who touches nobody. */
function knotOf(now: SeenCampaign, encounter: SeenEncounter, who: FighterId): Knot | undefined {
  const people = new Map<string, Fighting>();
  const pairs: Pair[] = [];
  const reach = (id: FighterId) => {
    const found = people.has(id) ? undefined : fighterNamed(now, encounter, id);
    if (found === undefined || !isAble(found.fighter)) return;
    const before = [...people.keys()];
    people.set(id, found);
    if (touchesUncounted(encounter, found.fighter)) pairs.push({ one: found, with: null });
    const groups = groupsAt(now, encounter, id);
    for (const zombies of groups) pairs.push({ one: found, with: null, zombies });
    const others = peopleTouching(now, encounter, found.fighter);
    for (const other of others)
      if (!before.includes(other.fighter.who)) pairs.push({ one: found, with: other });
    for (const other of others) reach(other.fighter.who);
    for (const { doing } of groups) for (const other of touchedBy(doing)) reach(other);
  };
  reach(who);
  return pairs.length === 0 ? undefined : { people: [...people.values()], pairs };
}

/** Name of the side that acts after those that have begun. */
function sideAfter(encounter: SeenEncounter, one: Fighting): string | null {
  if (encounter.turn === null || !isBound(encounter, one)) return null;
  const { begun, all } = activationsOf(encounter, one);
  return begun < all ? (inOrder(encounter.turn)[begun]?.side ?? null) : null;
}

/** Neither of them has struck a blow at the other. */
const isFresh = ({ one, with: other, zombies }: Pair): boolean => {
  if (other === null) return zombies?.doing.by === 'melee' && zombies.doing.fought === undefined;
  const charges = (a: Fighting, b: Fighting) => chargesAt(a.fighter).some(({ by }) => by === b.fighter.who);
  return charges(one, other) || charges(other, one);
};

/** People of a knot as they stand on the table, in whatever order contact led to them. */
function inTableOrder(now: SeenCampaign, encounter: SeenEncounter, { people }: Knot): readonly Fighting[] {
  if (people.length < 3) return people;
  const order = everybody(now, encounter).map(({ fighter }) => fighter.who);
  const at = ({ fighter }: Fighting) => order.indexOf(fighter.who);
  return people.toSorted((a, b) => at(a) - at(b));
}

/** The melee somebody is in, with everybody in contact; undefined where that is nobody. */
export function meleeAround(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: FighterId,
): MeleeNow | undefined {
  const knot = knotOf(now, encounter, who);
  const [found] = knot?.people ?? [];
  if (knot === undefined || found === undefined) return undefined;
  const inKnot = inTableOrder(now, encounter, knot);
  const sideOf = sidesOf(now, encounter);
  // Others who touch zombies alone, among them enemies, roll against the same zombies and stand beside them.
  const touchesNobody = ({ fighter }: Fighting) => peopleTouching(now, encounter, fighter).length === 0;
  const own = inKnot
    .filter((one) => sideOf(one) === sideOf(found) || touchesNobody(one))
    .map(({ fighter }) => fighter.who);
  const touched = (by: readonly FighterId[]) => (own.every((one) => by.includes(one)) ? {} : { by });
  const people = inKnot
    .filter(({ fighter }) => !own.includes(fighter.who))
    .map(({ fighter }): Touched => {
      const by = peopleTouching(now, encounter, fighter).map((other) => other.fighter.who);
      return { target: fighter.who, ...touched(by) };
    });
  const groups = new Map(knot.pairs.flatMap(({ zombies }) => (zombies ? [[zombies.id, zombies]] : [])));
  const zombies = (encounter.zombies?.groups ?? []).flatMap(({ id }) => {
    const { count = 0, doing } = groups.get(id) ?? {};
    const by = doing === undefined ? {} : touched(touchedBy(doing));
    return Array.from({ length: count }, (): Touched => ({ target: null, zombies: id, ...by }));
  });
  const uncounted = inKnot
    .filter(({ fighter }) => touchesUncounted(encounter, fighter))
    .map(({ fighter }): Touched => ({ target: null, ...touched([fighter.who]) }));
  const isOver = knot.pairs.every((pair) => hasFought(encounter, pair));
  const due = !isOver && activationsOf(encounter, found).all > 0;
  return {
    who,
    beside: own.filter((one) => one !== who),
    against: [...people, ...zombies, ...uncounted],
    first: knot.pairs.every(isFresh),
    due,
    nextSide: due ? null : sideAfter(encounter, found),
  };
}

/** Every melee on the table, from the side of the first in it of those on the table: the party’s come first. */
export function meleesHere(now: SeenCampaign, encounter: SeenEncounter): readonly MeleeNow[] {
  const known = new Set<FighterId>();
  return everybody(now, encounter).flatMap(({ fighter: { who } }): MeleeNow[] => {
    const knot = known.has(who) ? undefined : knotOf(now, encounter, who);
    for (const { fighter } of knot?.people ?? []) known.add(fighter.who);
    const melee = knot && meleeAround(now, encounter, who);
    return melee === undefined ? [] : [melee];
  });
}
