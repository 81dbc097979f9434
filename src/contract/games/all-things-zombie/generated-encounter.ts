/** A generated Encounter: the table, and how likely company is. Places in tenths of an inch from the south-west. */
import { z } from 'zod';
import { PLANS } from '../../../rules/all-things-zombie/battlefield/plan-ids.ts';
import { ALL_TRADES, SHOP_NAMES } from '../../../rules/all-things-zombie/battlefield/shops.ts';
import { FORDS } from '../../../rules/all-things-zombie/battlefield/table.ts';
import { AREAS, BUILDINGS, VEHICLES, WINNERS } from '../../../rules/all-things-zombie/types.ts';
import { Seed } from '../../shapes.ts';
import { Building, Edge, River, TableTop, Vehicle } from '../../table-top.ts';

export const Area = z.enum(AREAS, { error: `An area is one of ${AREAS.join(', ')}.` });
export const Phase = z.literal([1, 2, 3], { error: 'Choose phase 1, 2 or 3.' });

export const TableView = TableTop.extend({
  name: z.string(),
  area: Area,
  /** Plan of the table's streets. */
  plan: z.enum(PLANS).exactOptional(),
  /** Measured by the player, not laid out. */
  measured: z.literal(true).exactOptional(),
  /** Edge at which the players come on. */
  entry: Edge,
  /** Edge to which fire spreads. */
  wind: Edge,
  buildings: z.array(
    Building.extend({
      type: z.enum(BUILDINGS),
      shop: z.strictObject({ name: z.enum(SHOP_NAMES), trade: z.enum(ALL_TRADES) }).exactOptional(),
    }),
  ),
  vehicles: z.array(Vehicle.extend({ type: z.enum(VEHICLES) })),
  river: River.extend({ ford: z.enum(FORDS) }).nullable(),
});

export const EncounterWanted = z.strictObject({
  area: Area,
  phase: Phase,
  seed: Seed,
  /** Winner of the war of O+20, which the activity goes by ever after. */
  winner: z
    .enum(WINNERS, { error: `The winner is one of ${WINNERS.join(', ')}.` })
    .nullable()
    .default(null),
});

const target = { zombies: z.int(), survivors: z.int() } as const;

export const GeneratedEncounter = z.strictObject({
  area: Area,
  phase: Phase,
  seed: z.string(),
  /** Activity levels of the area, before any building. */
  zombieActivity: z.int(),
  survivorActivity: z.int(),
  table: TableView,
  /** About at the start, and where each comes on after the party's first move. */
  zombiesAtStart: z.array(z.string()),
  /** Spots of the same, in the same order; in a doorway they wait to come out. */
  zombieSpots: z.array(z.strictObject({ x: z.int(), y: z.int(), inDoorway: z.boolean() })),
  /** Numbers that dice are held against on entering each building's ground floor. */
  activity: z.array(
    z.strictObject({
      building: z.string(),
      ...target,
      /** The same on every floor above; null where there is none. */
      upstairs: z.strictObject(target).nullable(),
    }),
  ),
  /** The same on opening each vehicle, trailers and mobile homes among them. */
  vehicles: z.array(z.strictObject({ vehicle: z.string(), ...target })),
  /** A die of this or less brings a running vehicle. */
  vehicleOn: z.int(),
});
export type GeneratedEncounter = z.infer<typeof GeneratedEncounter>;
