/** Encounters that may be played, and what is particular to an escape and a pursuit. */
import { z } from 'zod';
import { PLACED } from '../../../../rules/all-things-zombie/acts/encounter/standing/placed.ts';
import { PRISONS } from '../../../../rules/all-things-zombie/encounters/escape.ts';
import { KINDS, ROLES } from '../../../../rules/all-things-zombie/encounters/kind.ts';
import { PURSUIT_ENDS } from '../../../../rules/all-things-zombie/encounters/pursuit.ts';
import { EDGES } from '../../../../rules/core/geometry/table-top.ts';
import { Area } from '../generated-encounter.ts';

export const Role = z.enum([...ROLES.raid, ...ROLES.escape, ...ROLES.pursuit]);

/** Encounter that may be planned for the present period; `area` where the last Encounter ties this one to its place. */
export const Possible = z.object({
  kind: z.enum(KINDS),
  role: Role,
  area: Area.nullable(),
  /** True if nothing else may be played instead. */
  forced: z.boolean(),
});

export const EscapeView = z.object({
  captors: z.int(),
  friends: z.int(),
  prison: z.enum(PRISONS),
  getaway: z.int(),
  turns: z.int(),
  alerted: z.boolean(),
});

/** People or things that stand on the table at the start, other than the party at the entry edge. Tenths of an inch. */
export const PlacedView = z.object({
  what: z.enum(PLACED),
  spot: z.object({ x: z.int(), y: z.int() }),
  /** Distance at which the vehicles to get away in stand; null where there are none. */
  getaway: z.int().nullable(),
});

export const PursuitView = z.object({
  lead: z.int(),
  runners: z.object({ lowestRep: z.int(), vehicles: z.boolean() }),
  chasers: z.object({ lowestRep: z.int(), vehicles: z.boolean() }).nullable(),
  end: z.enum(PURSUIT_ENDS),
  side: z.enum(EDGES).nullable(),
  /** Place of the band, in words. */
  text: z.string(),
});
