/** The rules reference; it needs no campaign. */

import type { Handlers, MethodOf } from '../../../handlers/handler.ts';
import type { AppContext } from '../../../host/context.ts';
import { ruleEntry, ruleList } from '../views/rules.ts';

export const rulesHandlers: Handlers<MethodOf<'rules'>, AppContext> = {
  'rules.list': async () => ruleList(),
  'rules.get': async (_context, { rule }) => ruleEntry(rule),
};
