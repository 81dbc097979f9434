/** The Encounter before, as far as the next depends on it. */
import { z } from 'zod';
import type { Hunters, Outcome } from '../../../src/rules/all-things-zombie/encounters/kind.ts';
import { count, record } from '../shape.ts';
import { contactId } from './contact.ts';
import { encounterTable } from './table.ts';
import { area, encounterKind, figureId, role } from './vocabulary.ts';

export const hunters = record<Hunters>({
  people: count,
  groups: z.array(contactId),
  runners: z.array(figureId).exactOptional(),
});
export const prisons = z.array(encounterTable);

export const outcome = record<Outcome>({
  kind: encounterKind,
  role,
  area,
  successful: z.boolean(),
  leftWithHumansBehind: z.boolean(),
  hunters: hunters.exactOptional(),
  prisons: prisons.exactOptional(),
  last: z.literal(true).exactOptional(),
});
