/** The rules reference, a campaign's dice, and what was agreed for it. */
import { z } from 'zod';
import { type Call, nothing, query, which } from '../../../call.ts';
import { Statistics } from '../../../statistics.ts';
import { Agreements } from '../agreements.ts';
import { RuleEntry, RuleId, RuleList } from '../rules.ts';

export const referenceCalls = {
  'rules.list': query(nothing, RuleList),
  'rules.get': query(z.strictObject({ rule: RuleId }), RuleEntry),

  'statistics.get': query(z.strictObject(which), Statistics),

  'campaign.agreements': query(z.strictObject(which), Agreements),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
