/** Corrected figures as they stand in events and in the state, whatever game they are of. */
import { z } from 'zod';
import type { Correction, Figure } from '../../src/rules/core/corrections.ts';
import { record, text } from './shape.ts';

export const figure: z.ZodType<Figure> = z.union([z.number(), z.string(), z.boolean(), z.null()]);
export const place = { table: text, row: text, field: text };
export const correction = record<Correction>({ ...place, to: figure });
