/** The optional counters, each by itself: boats, jet suits, cargo movers, the Ook Soot. */
import type { Seen } from '../../../core/seen.ts';
import { BOAT_IDS, type BoatId } from '../../data/boats.ts';
import type { Outside } from '../../outside/state.ts';
import { BOAT_NAMES } from '../names.ts';
import { EMPTY_NAMES, kindOfVehicle, type Within } from '../occupants.ts';

export type OutsidePiece =
  | { readonly is: 'boat'; readonly name: string; readonly boat: BoatId }
  | { readonly is: 'empty'; readonly name: string; readonly kind: Within };

const empty = (kind: Within): OutsidePiece => ({ is: 'empty', name: EMPTY_NAMES[kind][0], kind });

/** Pieces outside with which this game was begun. */
export const outsidePieces = ({ vehicles }: Seen<Outside>): readonly OutsidePiece[] => [
  ...BOAT_IDS.map((boat): OutsidePiece => ({ is: 'boat', name: BOAT_NAMES[boat], boat })),
  ...vehicles.map((vehicle) => empty(kindOfVehicle(vehicle))),
  empty('soot'),
];
