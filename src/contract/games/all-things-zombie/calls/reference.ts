/** The rules reference, a campaign's dice, and what was agreed for it. */
import { z } from 'zod';
import { at, type Call, command, nothing, query, which } from '../../../call.ts';
import { Committed } from '../../../log.ts';
import { Statistics } from '../../../statistics.ts';
import { Agreements, HouseRuleId, LastYear } from '../agreements.ts';
import { RuleEntry, RuleId, RuleList } from '../rules.ts';
import { Division } from '../shapes.ts';

export const referenceCalls = {
  'rules.list': query(nothing, RuleList),
  'rules.get': query(z.strictObject({ rule: RuleId }), RuleEntry),

  'statistics.get': query(z.strictObject(which), Statistics),

  'campaign.agreements': query(z.strictObject(which), Agreements),
  /** Turns one house rule on or off. */
  'campaign.houseRules': command(
    z.strictObject({
      ...at,
      rule: HouseRuleId,
      on: z.boolean({ error: 'A house rule is on or off: true or false.' }),
    }),
    Committed,
  ),
  'campaign.lastYear': command(z.strictObject({ ...at, year: LastYear }), Committed),
  'campaign.division': command(z.strictObject({ ...at, to: Division }), Committed),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
