/** The board of a battle: taken up, so that everybody has a place, kept in step with what happens, and given up again (ATZ-155). */
import { flag } from '../../../../core/fields.ts';
import { same } from '../../../../core/same.ts';
import { HALF_BASE, type Place } from '../../../board/place.ts';
import { overlaps } from '../../../board/room.ts';
import { insideOf } from '../../../movement/place.ts';
import type { Board, PieceId, Placed } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { hasPlace, reachOf, stands } from '../places/pieces.ts';
import { placeHere } from '../places/seen-from.ts';
import { carrierOf } from '../standing/carried.ts';
import { everybody, fighterNamed } from '../standing/fighters.ts';
import { vehiclesHere } from '../standing/vehicles-in-play.ts';
import { merged, parted, takenUp, zombiesHere } from '../zombies/zombies.ts';
import { placesFor } from './known-places.ts';
import { isTaken } from './place.ts';

export const BOARD = declared({
  fields: {
    /** True to take it up, false to give it up. */
    up: flag,
  },
  stages: BEFORE_REPORT,
  refusals: ['no-table', 'board-up', 'no-board'],
});

export function* takeUpBoard(now: SeenCampaign, { up }: InputOf<typeof BOARD>): ActOf<typeof BOARD> {
  const encounter = encounterAt(now, BOARD.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.table === null) return no('no-table');
  if (up === (encounter.board !== undefined)) return no(up ? 'board-up' : 'no-board');
  if (!up) {
    yield* tell({ type: 'board-taken-up', board: null });
    // Without places zombies that are alike are a group again.
    for (const { id } of zombiesHere(encounter).toReversed()) {
      const group = now.encounter && zombiesHere(now.encounter).find((one) => one.id === id);
      if (group) yield* merged(now, group);
    }
    return done('board', { up, pieces: 0 });
  }
  yield* takenUp(now);
  yield* tell({ type: 'board-taken-up', board: { places: [], ...gunfireOf(encounter) } });
  yield* settledOnBoard(now);
  return done('board', { up, pieces: standingNow(now).size });
}

/** Shots of this turn that have a marker yet; of those heard already nobody knows any more from where they came. */
function gunfireOf({ markers, turn }: SeenEncounter): Pick<Board, 'gunfire'> {
  const gunfire = markers.flatMap(({ of, from }) =>
    of === undefined && from !== null ? [{ turn: turn?.number ?? 0, spot: from.spot }] : [],
  );
  return gunfire.length === 0 ? {} : { gunfire };
}

/** Pieces that stand on the board, before an act. */
export const standingNow = (now: SeenCampaign): ReadonlySet<PieceId> => {
  const { encounter } = now;
  const { places = [] } = encounter?.board ?? {};
  return new Set(places.flatMap(({ piece }) => (encounter && stands(now, encounter, piece) ? [piece] : [])));
};

/**
 * Keeps the board in step with the battle, after each act: zombies stand one by one, whoever has come has a place, whoever has gone through
 * a door stands on its other side, and whoever didn’t stand before the act finds room.
 */
export function* settledOnBoard(now: SeenCampaign, stood = standingNow(now)): CampaignPlay<void> {
  if (now.encounter?.board === undefined || now.encounter.stage === 'after') return;
  for (const group of zombiesHere(now.encounter)) if (group.count > 1) yield* parted(now, group);
  yield* takenAlong(now);
  const { encounter } = now;
  if (encounter?.board === undefined || encounter.table === null) return;
  const { board } = encounter;
  const isCrowded = ({ piece, at }: Placed) =>
    !stood.has(piece) && stands(now, encounter, piece) && isTaken(now, encounter, board, piece, at);
  const there = board.places.filter((one) => isStill(now, one) && !isCrowded(one));
  const places = placesFor(now, encounter, encounter.table, there);
  if (places.length > 0) yield* tell({ type: 'pieces-placed', places, how: 'known' });
}

/** Keeps whoever rides or is carried where the vehicle or the carrier is, beside which he gets out or is put down. */
function* takenAlong(now: SeenCampaign): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null) return;
  const places = everybody(now, encounter).flatMap(({ fighter }): Placed[] => {
    const by = carrierOf(now, encounter, fighter) ?? insideOf(fighter);
    const at = by === null ? undefined : placeHere(encounter, by);
    return at === undefined || same(at, placeHere(encounter, fighter.who))
      ? []
      : [{ piece: fighter.who, at }];
  });
  if (places.length > 0) yield* tell({ type: 'pieces-placed', places, how: 'known' });
}

/** False for whoever is said to be in another building by now, or outside. */
function isStill(now: SeenCampaign, { piece, at }: Placed): boolean {
  const found = now.encounter && fighterNamed(now, now.encounter, piece);
  if (!found || !now.encounter || found.fighter.condition === 'dead') return true;
  if (!hasPlace(now, now.encounter, found)) return false;
  const inside = insideOf(found.fighter);
  if (found.figure === null && found.fighter.inside === undefined) return true;
  return (at.level?.building ?? null) === inside && !isUnderVehicle(now.encounter, at);
}

/** True of whoever got out of a vehicle where it stands now. */
const isUnderVehicle = (encounter: SeenEncounter, at: Place): boolean =>
  vehiclesHere(encounter).some(({ id }) => {
    const vehicle = placeHere(encounter, id);
    return (
      at.level === null &&
      vehicle !== undefined &&
      overlaps(vehicle.spot, at.spot, reachOf(encounter, id) + HALF_BASE)
    );
  });
