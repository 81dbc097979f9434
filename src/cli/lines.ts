/** `holdout back`, `forward`, `lines` and `bring-back`: many acts at once, and lines that were given up. */
import type { Output } from '../contract/contract.ts';
import { counted } from '../rules/core/text/english.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import { actNumber, committed } from './log.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export async function back({ backend, json }: Session, id: string, act: string): Promise<Printed> {
  const backTo = actNumber('back', act);
  const { revision } = await ask(backend, 'log.head', { campaign: id });
  const done = await ask(backend, 'campaign.undo', { campaign: id, revision, backTo });
  return { text: json ? JSON.stringify(committed(done)) : done.title };
}

export async function forward({ backend, json }: Session, id: string, act: string): Promise<Printed> {
  const upTo = actNumber('forward', act);
  const { revision } = await ask(backend, 'log.head', { campaign: id });
  const done = await ask(backend, 'campaign.redo', { campaign: id, revision, upTo });
  return { text: json ? JSON.stringify(committed(done)) : done.title };
}

/** Every given-up line, or the acts of one. */
export async function lines(session: Session, id: string, line: string | undefined): Promise<Printed> {
  const { backend, json } = session;
  if (line !== undefined) return await actsOf(session, id, actNumber('lines', line));
  const found = await ask(backend, 'campaign.lines', { campaign: id });
  if (json) return { text: JSON.stringify({ lines: found.lines, done: found.done, undone: found.undone }) };
  if (found.lines.length === 0) return { text: 'No line was given up.' };
  return {
    text: columns([
      ['Line', 'Acts', 'From', 'Given up', 'After'],
      ...found.lines.map((one) => [
        one.line,
        counted(one.acts, 'act', 'acts'),
        one.span,
        one.givenUpAt.slice(0, 10),
        one.after.title,
      ]),
    ]),
  };
}

async function actsOf({ backend, json }: Session, id: string, line: number): Promise<Printed> {
  const acts: Output<'campaign.line'>['acts'] = [];
  let after: number | null = null;
  do {
    const page: Output<'campaign.line'> = await ask(backend, 'campaign.line', { campaign: id, line, after });
    acts.push(...page.acts);
    after = page.next;
  } while (after !== null);
  if (json) return { text: JSON.stringify({ acts }) };
  return { text: columns(acts.map(({ act, title, date }) => [act, title, date])) };
}

interface BringBackOptions {
  readonly copy?: boolean;
  readonly name?: string;
}

/** Brings a line back, in place or as a copy. */
export async function bringBack(
  { backend, json }: Session,
  id: string,
  number: string,
  { copy = false, name }: BringBackOptions,
): Promise<Printed> {
  const line = actNumber('bring-back', number);
  if (copy) {
    if (name === undefined) throw new Complaint('A copy needs a name: --name NAME.');
    const made = await ask(backend, 'campaign.copy', { campaign: id, name, line });
    return { text: json ? JSON.stringify({ id: made.id }) : made.id };
  }
  const { revision } = await ask(backend, 'log.head', { campaign: id });
  const done = await ask(backend, 'campaign.bring-back', { campaign: id, revision, line });
  return { text: json ? JSON.stringify(committed(done)) : done.title };
}
