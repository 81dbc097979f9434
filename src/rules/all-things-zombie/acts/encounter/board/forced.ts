/**
 * Involuntary moves on a board, found by places: whoever an act has had duck back or run away is where that leads, in the same act (section:
 * Involuntary Movement; ATZ-153, ATZ-162, ATZ-163).
 */

import { apartFrom } from '../../../board/contact.ts';
import { type Flight, flees, type Haven, isAtEdge } from '../../../board/flees.ts';
import { type Forced, hides } from '../../../board/hides.ts';
import { type Place, TENTHS, TOUCHING, turnedTo } from '../../../board/place.ts';
import { costOfWay, firstPart, type Way } from '../../../board/way.ts';
import { fastestInches } from '../../../reaction/fast-move.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter, FighterId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { foesOf } from '../checks/around.ts';
import { groundFor } from '../places/ground-here.ts';
import { pieceOf } from '../places/near.ts';
import { reachOf, stands } from '../places/pieces.ts';
import { enemiesAmong, insideAfter, type Route } from '../places/route.ts';
import { placeHere, seenFrom } from '../places/seen-from.ts';
import { isFleeing } from '../standing/able.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { PARTY, sidesOf } from '../standing/own-side.ts';
import { hasSeats, vehiclesHere } from '../standing/vehicles-in-play.ts';
import { mark } from '../turn/turn.ts';
import { zombiesHere } from '../zombies/zombies.ts';
import { goesAlong, othersOf } from './going.ts';

/** From whom somebody ducks, or that he flees: what an act may have made otherwise. */
type Reason = readonly [condition: string, from: string | undefined];
export type Reasons = ReadonlyMap<FighterId, Reason>;

const reasonOf = ({ condition, done }: Fighter): Reason => [
  condition,
  condition === 'ducked-back' ? done?.duckedFrom : undefined,
];

/** Reasons of everybody for where he is, before an act. */
export const reasonsNow = (encounter: SeenEncounter): Reasons =>
  new Map(encounter.fighters.map((fighter) => [fighter.who, reasonOf(fighter)]));

/** Moves everybody whom the act has had duck back or run away, and takes off the table whoever has fled as far as its edge. */
export function* forcedOnBoard(now: SeenCampaign, before: Reasons): CampaignPlay<void> {
  for (const { fighter } of now.encounter === null ? [] : everybody(now, now.encounter)) {
    const { encounter } = now;
    if (encounter?.board === undefined || placeOnBoard(encounter.board, fighter.who) === undefined) continue;
    if (!stands(now, encounter, fighter.who)) continue;
    const found = fighterNamed(now, encounter, fighter.who);
    if (found === undefined) continue;
    const [condition, from] = reasonOf(found.fighter);
    const [was, wasFrom] = before.get(fighter.who) ?? ['up', undefined];
    if (condition === 'ducked-back' && (was !== condition || (from !== undefined && from !== wasFrom)))
      yield* ducks(now, encounter, found);
    if (isFleeing(found.fighter) && was !== condition) yield* runs(now, encounter, found);
    yield* getsAway(now, fighter.who);
  }
}

/** To cover; whoever lies prone already may remain so, and whoever has none goes prone. */
function* ducks(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): CampaignPlay<void> {
  const { fighter } = found;
  const forced = forcedHere(now, encounter, found);
  if (fighter.prone || forced === undefined) return;
  const threats = threatsTo(now, encounter, found);
  const way = hides(forced, threats, fastestInches() * TENTHS);
  if (way === undefined)
    yield* tell({ type: 'fighter-changed', to: { ...fighter, prone: true }, of: 'shots', fired: 0 });
  else if (way.length > 1) yield* goes(now, encounter, fighter, way, threats[0]);
}

/** As fast as possible, which is the move of this turn. */
function* runs(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): CampaignPlay<void> {
  const route = flightOf(now, encounter, found);
  if (route === undefined) return;
  yield* goes(now, encounter, found.fighter, route.way);
  const after = now.encounter && fighterNamed(now, now.encounter, found.fighter.who);
  if (!after) return;
  const to: Fighter = { ...after.fighter, moved: { how: 'fast', inches: route.inches } };
  yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
}

/** All of a way, with room at its end; at last he looks at the threat. */
function* goes(
  now: SeenCampaign,
  encounter: SeenEncounter,
  fighter: Fighter,
  way: Way,
  threat?: Place,
): CampaignPlay<void> {
  const route = routeOf(encounter, fighter.who, way);
  const gone = route && goesAlong(now, encounter, fighter.who, route, route.inches);
  if (gone === undefined) return;
  const { places, ...placed } = gone.placed;
  const facing = places.map(({ piece, at }) => ({ piece, at: threat ? turnedTo(at, threat) : at }));
  yield* tell({ ...placed, places: facing });
  if (gone.inside === undefined) return;
  const { floor: _, ...rest } = fighter;
  yield* tell({ type: 'fighter-changed', to: { ...rest, inside: gone.inside }, of: 'shots', fired: 0 });
}

/** Over the edge he has come to, or into the vehicle. */
function* getsAway(now: SeenCampaign, who: FighterId): CampaignPlay<void> {
  const { encounter } = now;
  const found = encounter && fighterNamed(now, encounter, who);
  const at = encounter ? placeHere(encounter, who) : undefined;
  if (!found || !encounter?.table || at === undefined) return;
  if (!isFleeing(found.fighter) || found.fighter.moved === undefined) return;
  const vehicle = getawaysFor(now, encounter).find(
    (one) => at.level === null && apartFrom(at, one) <= TOUCHING,
  );
  const { floor: _, ...fighter } = found.fighter;
  if (vehicle !== undefined)
    yield* tell({ type: 'fighter-changed', to: { ...fighter, inside: vehicle.id }, of: 'shots', fired: 0 });
  else if (at.level === null && isAtEdge(encounter.table, at))
    yield* mark(now, { who, condition: 'off-table' });
}

/** As far as somebody who flees comes in a turn; undefined for whoever has nowhere to go, or is in a house already. */
export function flightOf(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): Route | undefined {
  const flight = fleesTo(now, encounter, found);
  const { who } = found.fighter;
  const at = placeHere(encounter, who);
  if (flight === undefined || encounter.table === null || at === undefined) return undefined;
  const most = fastestInches() * TENTHS;
  const way = firstPart(groundFor(encounter.table), flight.way, at.level, most);
  return routeOf(encounter, who, way);
}

/** What somebody who flees makes for. */
export const havenOf = (now: SeenCampaign, encounter: SeenEncounter, found: Fighting): Haven | undefined =>
  fleesTo(now, encounter, found)?.to;

function fleesTo(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): Flight | undefined {
  const forced = forcedHere(now, encounter, found);
  return forced && flees(forced, threatsTo(now, encounter, found), getawaysFor(now, encounter));
}

function getawaysFor(now: SeenCampaign, encounter: SeenEncounter) {
  return vehiclesHere(encounter).flatMap((one) => {
    const at = placeHere(encounter, one.id);
    return at !== undefined && one.speed === 0 && hasSeats(now, encounter, one, 1)
      ? [{ id: one.id, at, reach: reachOf(encounter, one.id) }]
      : [];
  });
}

function forcedHere(now: SeenCampaign, encounter: SeenEncounter, { fighter }: Fighting): Forced | undefined {
  const at = placeHere(encounter, fighter.who);
  const { table, conditions = {} } = encounter;
  if (at === undefined || table === null) return undefined;
  const taken = othersOf(now, encounter, fighter.who);
  const { spot: from, level } = at;
  const going = { ground: groundFor(table), bodies: enemiesAmong(taken), from, level };
  // Whoever stands in a ford gets out of it.
  return { ...going, taken, conditions, ...(fighter.forded !== undefined && { wades: true }) };
}

/** Places of whoever has had him duck back; and otherwise of his shooter, and of all enemies in view, zombies among them. */
function threatsTo(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): readonly Place[] {
  const { who, condition, done } = found.fighter;
  const shooter = fighterNamed(now, encounter, done?.duckedFrom ?? '');
  const by = shooter && pieceOf(encounter, shooter);
  const people = foesOf(now, encounter, found).map((foe) => pieceOf(encounter, foe) ?? '');
  const isOurs = sidesOf(now, encounter)(found) === PARTY;
  const zombies = isOurs ? zombiesHere(encounter).map(({ id }) => id) : [];
  const inView = [...people, ...zombies].filter((id) => seenFrom(encounter, id, who)?.cut === null);
  const all = condition === 'ducked-back' && by !== undefined ? [by] : [by ?? '', ...inView];
  return [...new Set(all)].flatMap((id) => placeHere(encounter, id) ?? []);
}

function routeOf(encounter: SeenEncounter, who: FighterId, way: Way): Route | undefined {
  const at = placeHere(encounter, who);
  if (encounter.table === null || at === undefined) return undefined;
  const inches = Math.ceil(costOfWay(groundFor(encounter.table), way, at.level) / TENTHS);
  return { who, at, way, inches, inside: insideAfter(way, at), wades: false };
}
