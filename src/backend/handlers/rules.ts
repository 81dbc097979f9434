/** The rules reference; it needs no campaign. */
import type { AppContext } from '../context.ts';
import { ruleEntry, ruleList } from '../views/rules.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const rulesHandlers: Handlers<MethodOf<'rules'>, AppContext> = {
  'rules.list': async () => ruleList(),
  'rules.get': async (_context, { rule }) => ruleEntry(rule),
};
