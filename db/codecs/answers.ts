/** Codecs of the answers that questions of every game have. */
import { z } from 'zod';
import type { Spot } from '../../src/rules/core/play.ts';
import { record } from './shape.ts';

/** The faces of six-sided dice, in the order rolled. */
export const face = z.int().min(1).max(6);
export const faces = z.array(face);
/** A spot in tenths of an inch. */
export const spot = record<Spot>({ x: z.int(), y: z.int() });
