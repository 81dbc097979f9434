/** Odds as one JSON document, and as columns for people. */
import type { Odds } from '../contract/app.ts';
import { columns } from './text.ts';

/** Outcomes in the rule's own order, best first; `JSON.stringify` would put names that are numbers the other way. */
export function oddsJson({ rule, exact, outcomes }: Odds): string {
  const shares = outcomes.map(({ name, n, of }) => `${JSON.stringify(name)}:${JSON.stringify({ n, of })}`);
  return `{"rule":${JSON.stringify(rule)},"exact":${exact},"outcomes":{${shares.join(',')}}}`;
}

export function oddsText({ outcomes }: Odds): string {
  return columns(
    outcomes.map(({ name, n, of }) => [name, `${((100 * n) / of).toFixed(1)} %`, `${n} of ${of}`]),
  );
}
