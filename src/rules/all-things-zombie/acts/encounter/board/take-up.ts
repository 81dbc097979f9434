/** The board of a battle: taken up, so that everybody has a place, kept in step with what happens, and given up again (ATZ-155). */
import { flag } from '../../../../core/fields.ts';
import { HALF_BASE, type Place } from '../../../board/place.ts';
import { overlaps } from '../../../board/room.ts';
import { insideOf } from '../../../movement/place.ts';
import type { Board, Placed } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { hasPlace, reachOf } from '../places/pieces.ts';
import { placeHere } from '../places/seen-from.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { vehiclesHere } from '../standing/vehicles-in-play.ts';
import { merged, parted, takenUp, zombiesHere } from '../zombies/zombies.ts';
import { placesFor } from './known-places.ts';

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
  return done('board', { up, pieces: now.encounter?.board?.places.length ?? 0 });
}

/** Shots of this turn that have a marker yet; of those heard already nobody knows any more from where they came. */
function gunfireOf({ markers, turn }: SeenEncounter): Pick<Board, 'gunfire'> {
  const gunfire = markers.flatMap(({ of, from }) =>
    of === undefined && from !== null ? [{ turn: turn?.number ?? 0, spot: from.spot }] : [],
  );
  return gunfire.length === 0 ? {} : { gunfire };
}

/**
 * Keeps the board in step with the battle, after each act: zombies stand one by one, whoever has come has a place, and whoever has gone
 * through a door stands on its other side.
 */
export function* settledOnBoard(now: SeenCampaign): CampaignPlay<void> {
  if (now.encounter?.board === undefined || now.encounter.stage === 'after') return;
  for (const group of zombiesHere(now.encounter)) if (group.count > 1) yield* parted(now, group);
  const { encounter } = now;
  if (encounter?.board === undefined || encounter.table === null) return;
  const there = encounter.board.places.filter((one) => isStill(now, one));
  const places = placesFor(now, encounter, encounter.table, there);
  if (places.length > 0) yield* tell({ type: 'pieces-placed', places, how: 'known' });
}

/** False for whoever is said to be in another building by now, or outside. */
function isStill(now: SeenCampaign, { piece, at }: Placed): boolean {
  const found = now.encounter && fighterNamed(now, now.encounter, piece);
  if (!found || !now.encounter || found.fighter.condition === 'dead') return true;
  if (!hasPlace(found)) return false;
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
