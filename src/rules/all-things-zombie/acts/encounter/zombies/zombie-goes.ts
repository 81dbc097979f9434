/** A zombie’s activation by places: whom or what it goes for, its way, and whom it reaches (ATZ-160, ATZ-161). */
import { directionTo } from '../../../../core/geometry/direction.ts';
import type { Play, Spot } from '../../../../core/play.ts';
import { A_ZOMBIE, askingOf } from '../../../asking.ts';
import { contactsOf, inContact } from '../../../board/contact.ts';
import {
  type Aim,
  aimsOf,
  type Goes,
  goesFor,
  LURES,
  type Lure,
  reachOf,
  type Zombie,
} from '../../../board/goes.ts';
import { bearing, HALF_BASE, type Place } from '../../../board/place.ts';
import { hasRoom } from '../../../board/room.ts';
import { facingAfter, levelAfter, type Way } from '../../../board/way.ts';
import { oneByDie } from '../../../meeting-and-greeting/zombies.ts';
import { insideOf } from '../../../movement/place.ts';
import { type Board, placeOnBoard } from '../../../state/board.ts';
import type { EncounterEvent } from '../../../state/encounter-events.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import { turnsAside, type ZombieTurn } from '../../../zombies/obstacle.ts';
import { DRAWN_BY, type DrawnBy } from '../../../zombies/senses.ts';
import type { SeenEncounter } from '../act.ts';
import { groundFor } from '../places/ground-here.ts';
import { piecesBeside, reachOf as reachOfPiece } from '../places/pieces.ts';
import type { Route } from '../places/route.ts';
import { isAway } from '../standing/able.ts';
import { everybody, type Fighting } from '../standing/fighters.ts';
import { isTooFast, vehiclesHere } from '../standing/vehicles-in-play.ts';

/** Undefined without a board, and for a zombie that found no room on it. */
export function zombieOnBoard(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id, halted }: Pick<Zombies, 'id' | 'halted'>,
): Zombie | undefined {
  const { board, table, turn, conditions = {} } = encounter;
  const at = board && placeOnBoard(board, id);
  if (board === undefined || table === null || at === undefined) return undefined;
  const vehicles = vehiclesHere(encounter).map((one) => one.id);
  const taken = piecesBeside(now, encounter, id);
  return {
    ...{ ground: groundFor(table), at, conditions, taken },
    bodies: taken.filter((one) => vehicles.some((vehicle) => vehicle === one.id)),
    humans: everybody(now, encounter).flatMap((one) => preyOf(encounter, board, one)),
    gunfire: (board.gunfire ?? []).map(({ spot }) => spot),
    ...(halted !== undefined &&
      halted.turn === turn?.number && { left: halted.left, ...(halted.turned && { turned: halted.turned }) }),
  };
}

/** Anybody that zombies can get at, down or not, where he stands or rides. */
function preyOf(
  encounter: SeenEncounter,
  board: Board,
  { fighter }: Fighting,
): readonly Zombie['humans'][number][] {
  if (fighter.condition === 'dead' || isAway(fighter) || isTooFast(encounter, fighter)) return [];
  const inside = insideOf(fighter);
  const vehicle = vehiclesHere(encounter).find(({ id }) => id === inside);
  const at = placeOnBoard(board, vehicle?.id ?? fighter.who);
  if (at === undefined) return [];
  const reach = vehicle === undefined ? HALF_BASE : reachOfPiece(encounter, vehicle.id);
  return [
    { who: fighter.who, at, reach, isHidden: fighter.hidden === true, ...(vehicle && { rides: true }) },
  ];
}

/** One of the equally near aims of a zombie, and where it leads before the die is rolled that turns it. */
export interface Step extends Goes {
  readonly aim: Aim;
}

/** None without a place. */
export function stepsOf(now: SeenCampaign, encounter: SeenEncounter, group: Zombies): readonly Step[] {
  const zombie = zombieOnBoard(now, encounter, group);
  return zombie === undefined
    ? []
    : aimsOf(zombie).map((aim) => ({ aim, ...goesFor(zombie, aim, zombie.turned) }));
}

interface Reached {
  readonly who: string;
  readonly zombies: number;
  readonly unseen?: boolean | undefined;
  readonly vehicle?: boolean | undefined;
}

interface Told {
  readonly drawnBy?: DrawnBy | undefined;
  readonly reach?: readonly Reached[] | undefined;
  readonly blocked?: boolean | undefined;
}

export interface Stepped {
  readonly drawnBy: DrawnBy;
  readonly reach: readonly Reached[];
  readonly turn: ZombieTurn | null;
  /** Left out where it has no place. */
  readonly placed?: Extract<EncounterEvent, { type: 'pieces-placed' }>;
}

/** What it does with what isn’t told of it; the die decides between equally near ones, and turns it at something solid. */
export function* stepOnBoard(
  zombie: Zombie,
  { id }: Zombies,
  told: Told,
  route: Route | null,
): Play<Stepped, never> {
  const asking = askingOf(A_ZOMBIE);
  const rolled = told.blocked && !zombie.turned ? (yield* turnsAside(asking)).turn : undefined;
  const turned = zombie.turned ?? rolled;
  if (route !== null || (told.reach?.length ?? 0) > 0) {
    const goes = route === null ? goesAt(zombie, told.reach?.[0]?.who) : alongRoute(zombie, route);
    return steppedBy(zombie, id, told, { ...goes, drawnBy: 'nothing', turn: rolled ?? null });
  }
  const aims = aimsOf(zombie, luresOf(told)).map((aim) => ({ id: aim.who ?? nameOf(aim.spot), aim }));
  const { aim } = yield* oneByDie(asking, 'atz.zombie-nearest', aims);
  const first = goesFor(zombie, aim, turned);
  const rolls = first.against !== undefined && told.blocked === undefined;
  const turn = rolls ? (yield* turnsAside(asking)).turn : rolled;
  const goes = rolls ? goesFor(zombie, aim, turn) : first;
  const drawnBy = aim.by === 'reach' ? 'human' : aim.by;
  return steppedBy(zombie, id, told, { ...goes, drawnBy, turn: turn ?? null });
}

/** One that is said to reach nobody goes by what draws it. */
const luresOf = ({ drawnBy, reach }: Told): readonly Lure[] =>
  drawnBy !== undefined ? [drawnBy] : reach === undefined ? LURES : DRAWN_BY;

/** `12.5,30`, for the spot of a shot. */
const nameOf = (spot: Spot | undefined): string =>
  spot === undefined ? '' : `${spot.x / 10},${spot.y / 10}`;

type Ends = Pick<Goes, 'end' | 'touches'> & { readonly way?: Way };

function steppedBy(
  zombie: Zombie,
  piece: Zombies['id'],
  told: Told,
  { way, end, touches, drawnBy, turn }: Ends & Pick<Stepped, 'drawnBy' | 'turn'>,
): Stepped {
  const reach = told.reach ?? (touches === undefined ? [] : [{ who: touches as FighterId, zombies: 1 }]);
  const moved = way !== undefined && way.length > 1;
  return {
    drawnBy: told.drawnBy ?? drawnBy,
    reach: reach.map((one) => ({ ...one, unseen: one.unseen ?? isUnseen(zombie, one.who, end) })),
    turn,
    placed: {
      ...{ type: 'pieces-placed', places: [{ piece, at: end }], how: way === undefined ? 'known' : 'way' },
      ...(moved && { way }),
    },
  };
}

/** At flank or rear; in a vehicle nobody is. */
function isUnseen({ humans }: Zombie, who: string, { spot }: Place): boolean {
  const human = humans.find((one) => one.who === who);
  return human !== undefined && human.rides === undefined && bearing(human.at, spot) !== 'front';
}

/** By its own way if there is one within its move, and else put beside whom it is said to have reached. */
function goesAt(zombie: Zombie, who: string | undefined): Ends {
  const reached = reachOf(zombie, who);
  if (reached !== undefined) {
    const spot = plain(reached.way.at(-1) ?? zombie.at.spot);
    return { way: reached.way, touches: reached.touches.who, end: facing(spot, reached.touches.at) };
  }
  const human = zombie.humans.find((one) => one.who === who);
  const spot =
    human && contactsOf(human, zombie.at.spot).find((one) => isFree(zombie, { ...human.at, spot: one }));
  return human === undefined || spot === undefined ? { end: zombie.at } : { end: facing(spot, human.at) };
}

const plain = ({ x, y }: Spot): Spot => ({ x, y });

const isFree = ({ ground, taken }: Zombie, at: Place): boolean => hasRoom(ground, taken, at);

const facing = (spot: Spot, { spot: to, level }: Place): Place => ({
  spot,
  facing: directionTo(spot, to),
  level,
});

/** Where the player says that it goes; whom it touches there it reaches. */
function alongRoute(zombie: Zombie, { way, at }: Route): Ends {
  const spot = plain(way.at(-1) ?? at.spot);
  const end = { spot, facing: facingAfter(way, at.facing), level: levelAfter(way, at.level) };
  const touched = zombie.humans.find((one) => inContact(zombie.ground, end, one));
  return touched === undefined ? { way, end } : { way, end: facing(spot, touched.at), touches: touched.who };
}
