/** Odds as one JSON document, and as columns for people. */
import type { Odds } from '../contract/app.ts';
import { counted } from '../rules/core/text/english.ts';
import { shareWithError } from '../rules/core/text/share-error.ts';
import { columns } from './text.ts';

type Outcomes = Odds['outcomes'];

/** Outcomes in the rule's own order, best first; `JSON.stringify` would put names that are numbers the other way. */
export function oddsJson({ rule, exact, rounded, games, decided, outcomes, beside = [] }: Odds): string {
  const others = beside.map((other) => `,${JSON.stringify(other.name)}:${outcomesJson(other.outcomes)}`);
  const all = exact && beside.every((other) => other.exact);
  const isRounded = rounded === true || beside.some((other) => other.rounded === true);
  const written = isRounded ? ',"rounded":true' : '';
  const simulated = games === undefined ? '' : `,"simulated":${JSON.stringify({ games })}`;
  const taken = decided === undefined ? '' : `,"decided":${JSON.stringify(decided)}`;
  return `{"rule":${JSON.stringify(rule)},"exact":${all}${written}${simulated}${taken},"outcomes":${outcomesJson(outcomes, games)}${others.join('')}}`;
}

/** The error that an answer found by games states: how far the true share may lie from it. */
const errorOf = (n: number, games: number): number => Number(shareWithError(n, games).error.toFixed(6));

function outcomesJson(outcomes: Outcomes, games?: number): string {
  const shares = outcomes.map(({ name, n, of }) => {
    const share = games === undefined ? { n, of } : { n, of, error: errorOf(n, games) };
    return `${JSON.stringify(name)}:${JSON.stringify(share)}`;
  });
  return `{${shares.join(',')}}`;
}

export function oddsText({ games, decided = {}, outcomes, beside = [] }: Odds): string {
  const how = games === undefined ? [] : [`Not counted: ${counted(games, 'game', 'games')} played`];
  const others = beside.flatMap((other) => ['', other.name, outcomesText(other.outcomes)]);
  const taken = Object.entries(decided).map(([name, what]) => `Decided: ${name} ${what}`);
  return [...how, ...taken, outcomesText(outcomes, games), ...others].join('\n');
}

function outcomesText(outcomes: Outcomes, games?: number): string {
  return columns(
    outcomes.map(({ name, n, of }) => {
      const share = `${((100 * n) / of).toFixed(1)} %`;
      if (games === undefined) return [name, share, `${n} of ${of}`];
      return [name, `${share} ± ${(100 * errorOf(n, games)).toFixed(1)}`, `${n} of ${of}`];
    }),
  );
}
