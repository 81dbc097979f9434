/** Places of pieces on the board of an Encounter. */

import { z } from 'zod';
import type { Level, Place } from '../../../src/rules/all-things-zombie/board/place.ts';
import type { Board, Placed } from '../../../src/rules/all-things-zombie/state/board.ts';
import { DIRECTIONS } from '../../../src/rules/core/geometry/direction.ts';
import { spot } from '../answers.ts';
import { count, record, text } from '../shape.ts';
import { fighterId, zombiesId } from './turn.ts';
import { workingId } from './working-vehicle.ts';

const place = record<Place>({
  spot,
  facing: z
    .int()
    .min(0)
    .max(DIRECTIONS.length - 1),
  level: record<Level>({ building: text, floor: count }).nullable(),
});

const onePlaced = record<Placed>({ piece: z.union([fighterId, zombiesId, workingId]), at: place });
export const places = z.array(onePlaced);
export const board = record<Board>({ places });
