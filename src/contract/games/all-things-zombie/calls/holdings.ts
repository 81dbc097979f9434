/** The Stockpile and People met. */
import { z } from 'zod';
import { type Call, query, which } from '../../../call.ts';
import { GroupId } from '../acts.ts';
import {
  GroupDetail,
  PeoplePage,
  PeopleWanted,
  StockHistory,
  StockHistoryWanted,
  Stockpile,
} from '../holdings.ts';

export const holdingsCalls = {
  'stockpile.get': query(z.strictObject(which), Stockpile),
  /** Lists what came and went, newest first. */
  'stockpile.history': query(StockHistoryWanted, StockHistory),

  /** Groups met, the last one first. */
  'people.page': query(PeopleWanted, PeoplePage),
  'people.group': query(z.strictObject({ ...which, group: GroupId }), GroupDetail),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
