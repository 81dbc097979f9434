/** Places of pieces on the board of an Encounter. */

import { z } from 'zod';
import type { Level, Place } from '../../../src/rules/all-things-zombie/board/place.ts';
import type { Stop } from '../../../src/rules/all-things-zombie/board/way.ts';
import type { Board, Gunfire, Placed } from '../../../src/rules/all-things-zombie/state/board.ts';
import { DIRECTIONS } from '../../../src/rules/core/geometry/direction.ts';
import { spot } from '../answers.ts';
import { count, record, text } from '../shape.ts';
import { fighterId, zombiesId } from './turn.ts';
import { workingId } from './working-vehicle.ts';

const level = record<Level>({ building: text, floor: count }).nullable();

const place = record<Place>({
  spot,
  facing: z
    .int()
    .min(0)
    .max(DIRECTIONS.length - 1),
  level,
});

const onePlaced = record<Placed>({ piece: z.union([fighterId, zombiesId, workingId]), at: place });
const stop = record<Stop>({ x: z.int(), y: z.int(), level: level.exactOptional() });
export const way = z.array(stop);
export const places = z.array(onePlaced);
const gunfire = record<Gunfire>({ turn: count, spot });
export const board = record<Board>({ places, gunfire: z.array(gunfire).exactOptional() });
