/** Buildings and vehicles of the table: who may be in there, what was met, what can be looked for. */
import { z } from 'zod';
import { MET } from '../../../../rules/all-things-zombie/meeting-and-greeting/activity.ts';
import { BUILDINGS, ITEMS } from '../../../../rules/all-things-zombie/types.ts';
import { Odds } from '../../../app.ts';
import { GroupId, SpotId, WhoId } from '../acts.ts';

export const VisitView = z.object({
  spot: SpotId,
  floor: z.int(),
  met: z.enum(MET),
  zombies: z.int(),
  group: GroupId.nullable(),
  /** Figures of the party, and friends of it, that went in; null where that was not kept. */
  figures: z.array(z.string()).nullable(),
  /** Places of the group’s members: dice from the door inwards, and from the left. */
  places: z.array(z.object({ inward: z.int(), fromLeft: z.int() })),
});

/** A floor that can be entered, and what the dice are held against there. */
export const FloorView = z.object({
  floor: z.int(),
  entered: z.boolean(),
  zombies: z.int(),
  survivors: z.int(),
  /** True where either number rests on a corrected figure. */
  corrected: z.boolean(),
  /** Exact, before anybody enters. Outcomes as `atz.activity` names them. */
  odds: Odds,
});
export type FloorView = z.infer<typeof FloorView>;

/** Something that can be looked for. */
export const SearchItem = z.object({
  item: z.enum(ITEMS),
  title: z.string(),
  /** The greatest score that finds it; null where it is never had. */
  target: z.int().nullable(),
  corrected: z.boolean(),
  /** Figures of the party, and friends of it, that may look for the item now. */
  who: z.array(WhoId),
  /** Reason why nobody may look for the item; null where somebody may. */
  why: z.string().nullable(),
});
export type SearchItem = z.infer<typeof SearchItem>;

/** Figure that may search there, and why not in this turn; null where it may. */
export const Searcher = z.object({ figure: WhoId, held: z.string().nullable() });
export type Searcher = z.infer<typeof Searcher>;

/** A building or a vehicle of the table. */
export const PlaceView = z.object({
  spot: SpotId,
  title: z.string(),
  building: z.enum(BUILDINGS).nullable(),
  floors: z.array(FloorView),
  closed: z.boolean(),
  enemiesLeft: z.boolean(),
  items: z.array(SearchItem),
  /** Figures of the party, and friends of it, that may search; none where nobody has been in there. */
  searchers: z.array(Searcher),
});
export type PlaceView = z.infer<typeof PlaceView>;

/** Search by one figure for one thing in one place. */
export const SearchView = z.object({
  spot: z.string(),
  figure: WhoId,
  item: z.enum(ITEMS),
  found: z.boolean(),
});

/** Spot at which a zombie came on, at the start or since; tenths of an inch. */
/** Tenths of an inch from the south-west. */
export const SpotView = z.object({ x: z.int(), y: z.int() });

/** Spot of the party, and those around it at which zombies come on. */
export const PartyAtView = z.object({ spot: SpotView, around: z.array(SpotView) });

/** Spot of some of the party, as far as the table knows: in a building, or still where the first move ended. */
export const PartyPlaceView = z.object({ spot: SpotView, inside: z.boolean(), count: z.int() });

export const ArrivalView = z.object({
  location: z.string(),
  spot: SpotView.nullable(),
  inDoorway: z.boolean(),
});
