/** The Stockpile and People met. */
import { z } from 'zod';
import { at, type Call, command, query, which } from '../../../call.ts';
import { Committed } from '../../../log.ts';
import { Reason } from '../../../shapes.ts';
import { GroupId } from '../acts.ts';
import {
  AddedThing,
  GroupDetail,
  HowMany,
  Items,
  PeoplePage,
  PeopleWanted,
  StockHistory,
  StockHistoryWanted,
  Stockpile,
} from '../holdings.ts';
import { FigureId, Several } from '../shapes.ts';

export const holdingsCalls = {
  'stockpile.get': query(z.strictObject(which), Stockpile),
  /** What came and went, newest first. */
  'stockpile.history': query(StockHistoryWanted, StockHistory),
  /** Several things to one figure; null lays them back. */
  'stockpile.hand-out': command(z.strictObject({ ...at, items: Items, to: FigureId.nullable() }), Committed),
  /** Weapons taken up and body armour put on: they leave the stockpile. */
  'stockpile.take-up': command(z.strictObject({ ...at, items: Items, figure: FigureId }), Committed),
  /** One each in turn to several figures. */
  'stockpile.share-out': command(
    z.strictObject({ ...at, items: Items, among: Several, takenUp: z.boolean() }),
    Committed,
  ),
  'stockpile.add': command(
    z.strictObject({ ...at, what: AddedThing, count: HowMany.default(1), why: Reason }),
    Committed,
  ),
  'stockpile.strike-off': command(z.strictObject({ ...at, items: Items, why: Reason }), Committed),

  /** Groups met, the last one first. */
  'people.page': query(PeopleWanted, PeoplePage),
  'people.group': query(z.strictObject({ ...which, group: GroupId }), GroupDetail),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
