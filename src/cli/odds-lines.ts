/** `holdout odds -`: one question a line, one answer a line, in the same order. */
import type { Backend } from '../backend/backend.ts';
import type { Odds } from '../contract/app.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import { oddsJson } from './odds-text.ts';
import type { Session } from './session.ts';

/**
 * Answers each line `{"rule":…,"input":{…}}` as it comes, a bad one with `{"error":…}`; blank lines are passed over.
 * True if every line had its odds.
 */
export async function answerLines(
  { backend, terminal: { lines, print } }: Session,
  campaign?: string,
): Promise<boolean> {
  let allWell = true;
  for await (const line of lines()) {
    if (line.trim() === '') continue;
    try {
      print(oddsJson(await oddsAsked(backend, campaign, questionIn(line))));
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      print(JSON.stringify({ error: error.message }));
      allWell = false;
    }
  }
  return allWell;
}

/** By the book, or by the figures as they are corrected for a campaign. */
export async function oddsAsked(
  backend: Backend,
  campaign: string | undefined,
  asked: { readonly rule: string; readonly input: unknown },
): Promise<Odds> {
  if (campaign === undefined) return await ask(backend, 'odds.get', asked);
  return await ask(backend, 'campaign.odds', { campaign, ...asked });
}

const SHAPE = 'A line is JSON, such as {"rule":"atz.pass","input":{"rep":4,"dice":2}}.';

function questionIn(line: string): { readonly rule: string; readonly input: unknown } {
  const question = parsed(line);
  if (typeof question !== 'object' || question === null || Array.isArray(question))
    throw new Complaint(SHAPE);
  const { rule, input = {}, ...more } = question as Readonly<Record<string, unknown>>;
  if (typeof rule !== 'string') throw new Complaint('A line names its rule, such as "rule":"atz.pass".');
  if (Object.keys(more).length > 0)
    throw new Complaint(`A line has rule and input, and no ${Object.keys(more).join(', ')}.`);
  return { rule, input };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Complaint(SHAPE);
  }
}
