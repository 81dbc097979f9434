/** Odds as one JSON document, and as columns for people. */
import type { Odds } from '../contract/app.ts';
import { columns } from './text.ts';

type Outcomes = Odds['outcomes'];

/** Outcomes in the rule's own order, best first; `JSON.stringify` would put names that are numbers the other way. */
export function oddsJson({ rule, exact, outcomes, beside = [] }: Odds): string {
  const others = beside.map((other) => `,${JSON.stringify(other.name)}:${outcomesJson(other.outcomes)}`);
  const all = exact && beside.every((other) => other.exact);
  return `{"rule":${JSON.stringify(rule)},"exact":${all},"outcomes":${outcomesJson(outcomes)}${others.join('')}}`;
}

function outcomesJson(outcomes: Outcomes): string {
  const shares = outcomes.map(({ name, n, of }) => `${JSON.stringify(name)}:${JSON.stringify({ n, of })}`);
  return `{${shares.join(',')}}`;
}

export function oddsText({ outcomes, beside = [] }: Odds): string {
  const others = beside.flatMap((other) => ['', other.name, outcomesText(other.outcomes)]);
  return [outcomesText(outcomes), ...others].join('\n');
}

function outcomesText(outcomes: Outcomes): string {
  return columns(
    outcomes.map(({ name, n, of }) => [name, `${((100 * n) / of).toFixed(1)} %`, `${n} of ${of}`]),
  );
}
