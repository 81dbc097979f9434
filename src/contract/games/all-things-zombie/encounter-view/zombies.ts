/** Zombies on the table, in groups. */
import { z } from 'zod';
import { ZOMBIES_ARE } from '../../../../rules/all-things-zombie/acts/encounter/zombies/zombies-set.ts';
import { DRAWN_BY } from '../../../../rules/all-things-zombie/zombies/senses.ts';
import { SpotView } from './places.ts';

export const ZombiesView = z.object({
  id: z.string(),
  count: z.int(),
  /** `B`: its own in this Encounter. */
  letter: z.string(),
  /** `B · noise, left rear` */
  whence: z.string(),
  /** Spot on the table at which the zombies came on, if anybody knows; they stand there until they have `moved`. */
  at: z.object({ spot: SpotView, inDoorway: z.boolean(), moved: z.boolean() }).nullable(),
  /** People who have these zombies far off when they fire, and how that is known: `placed 12″ off`. */
  far: z.array(z.object({ words: z.string(), whom: z.array(z.string()) })),
  /** The floor of a building, or the vehicle, they were met in. */
  inside: z.string().nullable(),
  doing: z.enum(ZOMBIES_ARE),
  /** Somebody the zombies charge, fight or eat. */
  whom: z.string().nullable(),
  /** `charge Ann`, `on the ground` */
  does: z.string(),
  down: z.boolean(),
  burning: z.boolean(),
  hits: z.int(),
  /** True if the zombies have found out that they can climb, false that they can’t; null while they haven’t. */
  climbs: z.boolean().nullable(),
  /** `acted`: already, this turn; `busy`: what comes of a charge or a melee is due. Null before the first turn. */
  may: z.enum(['act', 'recover', 'stay', 'acted', 'busy', 'down']).nullable(),
  /** `up to 6″ towards the nearest gunfire` */
  whither: z.string(),
  /** `A human within 12″` */
  near: z.string(),
  /** Reason why the zombies’ die keeps them, in a sentence. */
  stays: z.string(),
  /** Lure that draws the zombies where nobody is within reach, as far as it is known: gunfire, or what the player sees. */
  drawnBy: z.enum(DRAWN_BY).nullable(),
});
export type ZombiesView = z.infer<typeof ZombiesView>;
