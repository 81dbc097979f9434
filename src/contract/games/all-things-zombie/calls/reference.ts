/** The rules reference, a campaign's dice, and what was agreed for it. */
import { z } from 'zod';
import { Odds } from '../../../app.ts';
import { type Call, nothing, query, which } from '../../../call.ts';
import { Agreements } from '../agreements.ts';
import { Reference } from '../reference.ts';
import { RuleEntry, RuleId, RuleList } from '../rules.ts';

export const referenceCalls = {
  'rules.list': query(nothing, RuleList),
  'rules.get': query(z.strictObject({ rule: RuleId }), RuleEntry),

  /** The same with the campaign's corrected figures. */
  'campaign.rule': query(z.strictObject({ ...which, rule: RuleId }), RuleEntry),
  'campaign.reference': query(z.strictObject(which), Reference),
  'campaign.odds': query(z.strictObject({ ...which, rule: z.string().max(80), input: z.unknown() }), Odds),

  'campaign.agreements': query(z.strictObject(which), Agreements),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
