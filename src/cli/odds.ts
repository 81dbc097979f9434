/** `holdout odds`: exact chances of a rule. */
import type { Odds } from '../contract/app.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export async function odds({ backend, json }: Session, rule: string, input: string): Promise<Printed> {
  const found = await ask(backend, 'odds.get', { rule, input: parsed(input) });
  return { text: json ? oddsJson(found) : oddsText(found) };
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    throw new Complaint(`The input is JSON, such as '{"rep":4,"dice":2}'.`);
  }
}

/** Outcomes in the rule's own order, best first; `JSON.stringify` would put names that are numbers the other way. */
export function oddsJson({ rule, exact, outcomes }: Odds): string {
  const shares = outcomes.map(({ name, n, of }) => `${JSON.stringify(name)}:${JSON.stringify({ n, of })}`);
  return `{"rule":${JSON.stringify(rule)},"exact":${exact},"outcomes":{${shares.join(',')}}}`;
}

function oddsText({ outcomes }: Odds): string {
  return columns(
    outcomes.map(({ name, n, of }) => [name, `${((100 * n) / of).toFixed(1)} %`, `${n} of ${of}`]),
  );
}
