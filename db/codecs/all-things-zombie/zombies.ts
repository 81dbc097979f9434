/** Groups of zombies on the table. */

import { z } from 'zod';
import {
  WHENCE,
  type Zombies,
  type ZombiesDoing,
  type ZombiesHere,
} from '../../../src/rules/all-things-zombie/state/zombies.ts';
import { TURNS } from '../../../src/rules/all-things-zombie/zombies/obstacle.ts';
import { spot } from '../answers.ts';
import { count, record, text } from '../shape.ts';
import { fighterId, location, zombiesId } from './turn.ts';

type Doing<B extends ZombiesDoing['by']> = Extract<ZombiesDoing, { readonly by: B }>;

const doing: z.ZodType<ZombiesDoing> = z.union([
  record<Doing<'roaming'>>({ by: z.literal('roaming') }),
  record<Doing<'charging'>>({
    by: z.literal('charging'),
    at: fighterId,
    unseen: z.boolean(),
    vehicle: z.literal(true).exactOptional(),
  }),
  record<Doing<'melee'>>({
    by: z.literal('melee'),
    with: fighterId,
    also: z.array(fighterId).exactOptional(),
    caught: z.enum(['oneDie', 'noDice']).exactOptional(),
    fires: z.literal(true).exactOptional(),
    fought: count.exactOptional(),
  }),
  record<Doing<'feasting'>>({ by: z.literal('feasting'), on: fighterId, turns: count.nullable() }),
]);

export const zombies = record<Zombies>({
  id: zombiesId,
  count,
  whence: z.enum(WHENCE),
  location: location.nullable(),
  spot: spot.nullable(),
  inDoorway: z.boolean(),
  came: record<NonNullable<Zombies['came']>>({ turn: count, spot: spot.nullable() }).exactOptional(),
  inside: record<NonNullable<Zombies['inside']>>({ spot: text, floor: count }).nullable(),
  doing,
  down: z.literal(true).exactOptional(),
  burning: z.literal(true).exactOptional(),
  hits: count.exactOptional(),
  climbs: z.boolean().exactOptional(),
  halted: record<NonNullable<Zombies['halted']>>({
    turn: count,
    left: count,
    turned: z.enum(TURNS).exactOptional(),
  }).exactOptional(),
  acted: count.exactOptional(),
  burnt: count.exactOptional(),
});

export const zombiesHere = record<ZombiesHere>({ made: count, groups: z.array(zombies) });
