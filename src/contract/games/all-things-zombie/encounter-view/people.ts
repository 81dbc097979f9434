/** People met. */
import { z } from 'zod';
import { STANDINGS, WHEREABOUTS } from '../../../../rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { GroupId, SpotId, WhoId } from '../acts.ts';
import { Rep } from '../shapes.ts';
import { Role } from './kinds.ts';
import { Searcher, SearchItem } from './places.ts';

export const GroupView = z.object({
  id: GroupId,
  spot: SpotId.nullable(),
  floor: z.int().nullable(),
  /** The side they are on, where they weren’t met in a building. */
  role: Role.nullable(),
  standing: z.enum(STANDINGS),
  whereabouts: z.enum(WHEREABOUTS),
  /** Still to be dealt with in this Encounter. */
  open: z.boolean(),
  /** Has come to blows with the party, and may be said to be beaten. */
  mayBeBeaten: z.boolean(),
  members: z.array(
    z.object({
      name: z.string(),
      rep: Rep,
      alive: z.boolean(),
      captive: z.boolean(),
      innocent: z.boolean(),
      protected: z.boolean(),
      attributes: z.array(z.string()),
      weapons: z.array(z.string()),
    }),
  ),
});
export type GroupView = z.infer<typeof GroupView>;

/** Somebody beaten, and what can be looked for on him (section: Loot from the Losers). */
export const LoserView = z.object({
  group: GroupId,
  /** Counted from 0. */
  member: z.int(),
  name: z.string(),
  /** Figure that has begun to search the loser, and goes on alone; null as long as nobody has. */
  searcher: WhoId.nullable(),
  items: z.array(SearchItem),
  searchers: z.array(Searcher),
});
export type LoserView = z.infer<typeof LoserView>;
