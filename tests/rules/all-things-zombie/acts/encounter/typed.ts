/**
 * Acts of a battle on a board, each beside the same act as a player types it at a table of his own, with the circumstances that places give;
 * for tests that hold what comes of both against one another.
 */
import { expect } from 'vitest';
import type { Act } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import type { ActInput } from '../../../../../src/rules/all-things-zombie/acts/acts.ts';
import { isLoaded } from '../../../../../src/rules/all-things-zombie/acts/encounter/gear/barrels.ts';
import { meleeAround } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/knots.ts';
import { touchedOnBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/touched-on-board.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { standsAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/stands-at.ts';
import {
  asideOf,
  courseOf,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/course.ts';
import { onCourse } from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/drive-on.ts';
import { zombieOnBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombie-goes.ts';
import { zombieHaltOn } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombie-halts.ts';
import {
  doingNow,
  zombiesHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { isTheirs } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { type PlayedId, playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { isRanged, volleysOf, weaponOf } from '../../../../../src/rules/all-things-zombie/arms.ts';
import { aimsOf, goesFor } from '../../../../../src/rules/all-things-zombie/board/goes.ts';
import { bearing } from '../../../../../src/rules/all-things-zombie/board/place.ts';
import type { Chance } from '../../../../../src/rules/all-things-zombie/bots/chance.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { FighterId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Zombies } from '../../../../../src/rules/all-things-zombie/state/zombies.ts';
import { TURNS } from '../../../../../src/rules/all-things-zombie/zombies/obstacle.ts';
import { drive, type Table } from '../../../../../src/rules/core/driver.ts';
import type { Question, Spot } from '../../../../../src/rules/core/play.ts';
import { same } from '../../../../../src/rules/core/same.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { underWay } from '../../../../support/rules/encounter.ts';

type Make = (now: ReturnType<typeof seen<Campaign>>) => Act;

export interface Deed {
  readonly onBoard: Make;
  readonly typed: Make;
}

export function deed<A extends PlayedId>(id: A, input: ActInput<A>, typed: ActInput<A>): Deed {
  return { onBoard: (now) => playOf(id, input)(now), typed: (now) => playOf(id, typed)(now) };
}

export interface Told {
  readonly events: readonly CampaignEvent[];
  readonly refused?: string;
}

/** Plays it; two with the same dice make the same choices. */
export function does(campaign: Campaign, make: Make, dice: Chance): Told {
  const answerTo = (question: Question) => {
    if (question.kind === 'roll') return Array.from({ length: question.dice }, () => dice.below(6) + 1);
    if (question.kind === 'choose') return dice.one(question.options).id;
    if (question.kind === 'draw') return dice.one(question.from);
    throw new Error(`a battle asks for a ${question.kind}`);
  };
  const table: Table = (question) => ({ answer: answerTo(question), by: 'script' });
  const end = drive(make(seen(campaign)), table, (event: CampaignEvent) => apply(campaign, event));
  if (end.kind !== 'finished') throw new Error(`the act is ${end.kind}`);
  return end.value.ok ? { events: end.events } : { events: [], refused: JSON.stringify(end.value.refusal) };
}

/** Without places, and without who keeps together, which the player has said at his table. */
export const besidePlaces = ({ events, refused }: Told): Told => ({
  ...(refused !== undefined && { refused }),
  events: events.flatMap((event): CampaignEvent[] => {
    if (event.type === 'pieces-placed' || event.type === 'groups-kept') return [];
    if (event.type !== 'side-acts') return [event];
    const { groups: _, ...acts } = event;
    return [acts];
  }),
});

/** A round of the melee that somebody is in: who touches whom, and the spot from which a shot among them is heard. */
export function meleeDeed(campaign: Campaign, chance: Chance): Deed | undefined {
  const encounter = underWay(campaign);
  const found = (who: string) => fighterNamed(campaign, encounter, who) ?? expect.fail(`${who} is there`);
  const melees = encounter.fighters.flatMap(({ who }) => meleeAround(campaign, encounter, who) ?? []);
  const melee = melees.length === 0 ? undefined : chance.one(melees);
  if (melee === undefined || (!melee.due && melee.nextSide === null)) return undefined;
  const { who, beside } = melee;
  const gun = found(who).weapons.find(
    (armed) => isRanged(armed.weapon) && isLoaded(encounter, found(who), armed),
  );
  const [least] = gun === undefined ? [] : volleysOf(weaponOf(gun.weapon));
  const pops =
    melee.against.some(({ target }) => target === null) && gun !== undefined && least !== undefined;
  const round = {
    ...{ who, hands: [], beside: beside.map((one) => ({ who: one, hands: [] })) },
    ...(pops && { pop: { weapon: gun.id, shots: least.counted } }),
    ...(!melee.due && { nextSide: true }),
  };
  const against = melee.against.map(({ by: _, ...one }) => one);
  const ours = [who, ...beside].map((one) => ({ found: found(one) }));
  const touched = touchedOnBoard(campaign, encounter, ours, against).map(({ by, ...one }) => ({
    ...one,
    ...(by && { by: [...by] }),
  }));
  return deed(
    'encounter.fight',
    { ...round, against, from: null },
    { ...round, against: touched, from: standsAt(encounter, found(who)) },
  );
}

/**
 * Activation of a zombie: what draws it, whom it reaches and whether at his back, and whether it runs into something. Nothing where a die
 * decides between two aims, or where whom it reaches hangs on the die that turns it, or where it halts: at an own table the players see that.
 */
export function zombieDeed(campaign: Campaign, chance: Chance): Deed | undefined {
  const encounter = underWay(campaign);
  const theirs = zombiesHere(encounter).filter((one) =>
    isTheirs(encounter, one, doingNow(campaign, encounter, one).by),
  );
  const group = theirs.length === 0 ? undefined : chance.one(theirs);
  const zombie = group && zombieOnBoard(campaign, encounter, group);
  if (group === undefined || zombie === undefined) return undefined;
  const act = { group: group.id };
  const stays = { ...act, drawnBy: 'nothing', reach: [] } as const;
  if (doingNow(campaign, encounter, group).by !== 'roaming') return deed('encounter.zombies-act', act, stays);
  const [aim, other] = aimsOf(zombie);
  if (aim === undefined || other !== undefined) return undefined;
  const straight = goesFor(zombie, aim);
  const ends = straight.against === undefined ? [straight] : TURNS.map((turn) => goesFor(zombie, aim, turn));
  if (ends.some(({ way }) => halts(campaign, group, way))) return undefined;
  const [{ touches, end } = straight, second] = ends;
  if (second !== undefined && (touches !== undefined || second.touches !== undefined)) return undefined;
  const victim = zombie.humans.find(({ who }) => who === touches);
  const unseen = victim !== undefined && bearing(victim.at, end.spot) !== 'front';
  const reach =
    touches === undefined
      ? []
      : [{ who: touches as FighterId, zombies: 1, ...(victim?.rides === undefined && { unseen }) }];
  return deed('encounter.zombies-act', act, {
    ...act,
    drawnBy: aim.by === 'reach' ? 'human' : aim.by,
    ...{ reach, blocked: straight.against !== undefined },
  });

  function halts(now: Campaign, { id }: Zombies, way: readonly Spot[]): boolean {
    const halt = zombie && zombieHaltOn(now, underWay(now), { id }, { at: zombie.at, way });
    return halt !== undefined && !same(halt.way, way);
  }
}

/** A vehicle straight on, or by a turn: how sharp it is, who is in its way, and whether it would slide into something solid. */
export function driveDeed(campaign: Campaign, chance: Chance): Deed | undefined {
  const encounter = underWay(campaign);
  const [vehicle] = encounter.working ?? [];
  if (vehicle?.driver === undefined) return undefined;
  const spot = () => ({ x: 20 + chance.below(440), y: 20 + chance.below(440) });
  const go = {
    speed: 6 + chance.below(18),
    ...(chance.of(1, 3) && { way: [spot()] }),
  };
  const on = onCourse(campaign, encounter, vehicle, go);
  const course = courseOf(campaign, encounter, vehicle, go);
  if (typeof on === 'string' || course === undefined) return undefined;
  const solid = [
    ...(['slides', 'veers'] as const).map((word) => asideOf(course, word, null)),
    ...(['left', 'right'] as const).map((side) => asideOf(course, 'swerves', side)),
  ].map((aside) => aside?.isStopped === true);
  // One for all that may come of the dice: the player says it before they are rolled.
  if (new Set(solid).size > 1) return undefined;
  const { way: _, ...typed } = on.what;
  const drives = { vehicle: vehicle.id, driver: vehicle.driver } as const;
  return deed(
    'encounter.drive',
    { ...drives, what: { does: 'go', ...go } },
    { ...drives, what: { does: 'go', ...typed, over: [...(typed.over ?? [])], solid: solid[0] === true } },
  );
}
