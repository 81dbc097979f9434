/** `holdout odds`: exact chances of a rule, or of as many as are asked line by line. */
import type { Output } from '../contract/contract.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import { answerLines, oddsAsked } from './odds-lines.ts';
import { oddsJson, oddsText } from './odds-text.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

interface Wanted {
  /** `-` for lines on standard input. */
  readonly rule?: string;
  readonly input?: string;
  readonly list?: boolean;
  /** Campaign whose corrected figures count; those of the book unless told. */
  readonly campaign?: string;
}

export async function odds(session: Session, { rule, input, list, campaign }: Wanted): Promise<Printed> {
  const { backend, json } = session;
  if (list) {
    const listed = await ask(backend, 'odds.list', {});
    return { text: json ? JSON.stringify(listed) : listText(listed) };
  }
  if (rule === undefined) throw new Complaint('Name a rule; holdout odds --list names those that have odds.');
  if (rule === '-') return { ok: await answerLines(session, campaign) };
  const found = await oddsAsked(backend, campaign, { rule, input: parsed(input ?? '{}') });
  return { text: json ? oddsJson(found) : oddsText(found) };
}

function listText({ rules }: Output<'odds.list'>): string {
  return columns(rules.map(({ rule, takes }) => [rule, takes.join(', ')]));
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    throw new Complaint(`The input is JSON, such as '{"rep":4,"dice":2}'.`);
  }
}
