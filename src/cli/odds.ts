/** `holdout odds`: exact chances of a rule, or of as many as are asked line by line. */
import { createInterface } from 'node:readline';
import type { Odds } from '../contract/app.ts';
import { inputNames, ODDS_INPUTS, type OddsRule } from '../contract/odds.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import { answerLines } from './odds-lines.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

interface Wanted {
  /** `-` for lines on standard input. */
  readonly rule?: string;
  readonly input?: string;
  readonly list?: boolean;
}

export async function odds({ backend, json }: Session, { rule, input, list }: Wanted): Promise<Printed> {
  if (list) return { text: json ? JSON.stringify({ rules: LISTED }) : listText() };
  if (rule === undefined) throw new Complaint('Name a rule; holdout odds --list names those that have odds.');
  if (rule === '-') {
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    return { ok: await answerLines(backend, lines, (line) => process.stdout.write(`${line}\n`)) };
  }
  const found = await ask(backend, 'odds.get', { rule, input: parsed(input ?? '{}') });
  return { text: json ? oddsJson(found) : oddsText(found) };
}

const LISTED = (Object.keys(ODDS_INPUTS) as OddsRule[]).map((rule) => ({ rule, takes: inputNames(rule) }));

function listText(): string {
  return columns(LISTED.map(({ rule, takes }) => [rule, takes.join(', ')]));
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
