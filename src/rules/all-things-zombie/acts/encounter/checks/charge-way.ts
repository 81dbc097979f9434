/** Charges on a board: the way up to contact, within the inches of a fast move at most (section: Wanting to Charge; ATZ-147, ATZ-155). */
import { directionTo } from '../../../../core/geometry/direction.ts';
import { contactsOf, wayToContact } from '../../../board/contact.ts';
import type { Ground } from '../../../board/ground.ts';
import { type Place, TENTHS } from '../../../board/place.ts';
import { type Body, hasRoom } from '../../../board/room.ts';
import { costOfWay, levelAfter, type Way } from '../../../board/way.ts';
import { fastestInches } from '../../../reaction/fast-move.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { groundFor } from '../places/ground-here.ts';
import { pieceOf } from '../places/near.ts';
import { reachOf } from '../places/pieces.ts';
import { enemiesAmong, FARTHEST, insideAfter, type Other, othersOn } from '../places/route.ts';
import { placeHere } from '../places/seen-from.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { hasOwnAmong } from './around.ts';

export interface ChargeWay {
  /** Where he stands now. */
  readonly from: Place;
  readonly target: Body;
  readonly ground: Ground;
  readonly taken: readonly Other[];
  /** The shortest way up to contact, however long; undefined where none is open. */
  readonly way: Way | undefined;
  /** Tenths of an inch that it takes. */
  readonly tenths: number | undefined;
}

/** The way of a charge at somebody, or at zombies; undefined where either has no place, as at an own table. */
export function chargeWay(
  now: SeenCampaign,
  encounter: SeenEncounter,
  found: Fighting,
  at: string,
): ChargeWay | undefined {
  const { who } = found.fighter;
  const charged = fighterNamed(now, encounter, at);
  const piece = charged === undefined ? at : pieceOf(encounter, charged);
  const [from, to] = [
    placeHere(encounter, who),
    piece === undefined ? undefined : placeHere(encounter, piece),
  ];
  const { table } = encounter;
  if (piece === undefined || from === undefined || to === undefined || table === null) return undefined;
  const taken = othersOn(now, encounter, who, (one) => {
    const other = fighterNamed(now, encounter, one);
    return other !== undefined && hasOwnAmong(now, encounter, found, [other]);
  });
  const ground = groundFor(table);
  const going = { ground, taken, bodies: enemiesAmong(taken), from: from.spot, level: from.level };
  const target = { at: to, reach: reachOf(encounter, piece) };
  const way = wayToContact(going, target, mostTenths()) ?? wayToContact(going, target, FARTHEST);
  return { from, target, ground, taken, way, tenths: way && costOfWay(ground, way, from.level) };
}

/** As far as a fast move could lead at most, without dice. */
const mostTenths = (): number => fastestInches() * TENTHS;

export const isWithinCharge = ({ tenths }: ChargeWay): boolean =>
  tenths !== undefined && tenths <= mostTenths();

/** Brings a charger to the end of his way; where he has none, beside whom he is said to have reached. */
export function* chargesHome(now: SeenCampaign, who: FighterId, at: string): CampaignPlay<void> {
  const { encounter } = now;
  const found = encounter && fighterNamed(now, encounter, who);
  const charge = found && chargeWay(now, encounter, found, at);
  if (!charge) return;
  const { from, target, ground, taken } = charge;
  const way = isWithinCharge(charge) ? charge.way : undefined;
  if (way?.length === 1) return;
  const level = way === undefined ? target.at.level : levelAfter(way, from.level);
  const beside = () =>
    contactsOf(target, from.spot).find((spot) => hasRoom(ground, taken, { spot, facing: 0, level }));
  const end = way === undefined ? beside() : way.at(-1);
  if (end === undefined) return;
  const spot = { x: end.x, y: end.y };
  const places = [{ piece: who, at: { spot, level, facing: directionTo(spot, target.at.spot) } }];
  yield* tell({
    type: 'pieces-placed',
    places,
    ...(way === undefined ? { how: 'known' } : { how: 'way', way }),
  });
  const inside = insideAfter(way ?? [], from);
  if (inside === undefined) return;
  const { floor: _, ...fighter } = found.fighter;
  yield* tell({ type: 'fighter-changed', to: { ...fighter, inside }, of: 'shots', fired: 0 });
}
