/** `holdout acts`, `holdout act` and `holdout due`: everything a player does in a campaign, for scripts. */
import type { Backend } from '../backend/backend.ts';
import type { Input, Output } from '../contract/contract.ts';
import { CONDITION_IN_LINE } from '../rules/all-things-zombie/text/vocabulary.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export async function acts({ backend, json }: Session, id: string | undefined): Promise<Printed> {
  const listed = await listedActs(backend, id);
  if (json) return { text: JSON.stringify(listed) };
  const shown = id === undefined ? listed.acts : listed.acts.filter(({ now }) => now);
  return {
    text: columns(
      shown.map(({ id: act, fields }) => [act, Object.entries(fields).map(fieldText).join(', ')]),
    ),
  };
}

async function listedActs(backend: Backend, id: string | undefined): Promise<Output<'script.acts'>> {
  if (id === undefined) return await ask(backend, 'script.acts', {});
  const { kind } = await ask(backend, 'log.head', { campaign: id });
  return await ask(backend, kind === 'game' ? 'session.acts' : 'script.acts', { campaign: id });
}

const fieldText = ([name, { kind, optional }]: [string, { kind: string; optional?: unknown }]): string =>
  `${name}${optional === true ? '?' : ''}: ${kind}`;

export interface ActOptions {
  readonly dice?: string;
  readonly cards?: string;
  readonly choose?: string;
  readonly seeded?: boolean;
  readonly giveUp?: boolean;
  readonly giveUpLine?: boolean;
}

/** Exit code where the act waits for dice, cards or a decision; nothing is stored. */
const OPEN = 3;

type Ran = Output<'script.act'> | Output<'session.act'>;

export async function act(
  { backend, json }: Session,
  id: string,
  deed: string,
  { dice, cards, choose, seeded = false, giveUp = false, giveUpLine = false }: ActOptions,
): Promise<Printed> {
  const wanted = parsed(deed);
  const given = {
    faces: words(dice).map(face),
    cards: words(cards),
    choices: words(choose),
    rest: seeded ? ('app' as const) : ('open' as const),
  };
  const { kind, revision } = await ask(backend, 'log.head', { campaign: id });
  const at = { campaign: id, revision, dice: given, giveUpLine, confirmed: giveUp };
  // The typed words go as they are: the backend says what is wrong with them.
  const ran: Ran =
    kind === 'game'
      ? await ask(backend, 'session.act', { ...at, act: wanted } as Input<'session.act'>)
      : await ask(backend, 'script.act', { ...at, act: wanted });
  const text = json ? JSON.stringify(ran) : ran.state === 'waiting' ? openText(ran) : doneText(ran);
  return ran.state === 'waiting' ? { text, code: OPEN } : { text };
}

type Open = Extract<Ran, { state: 'waiting' }>['question'];

function openText({ question, rolls }: Extract<Ran, { state: 'waiting' }>): string {
  return [...rolls.map(rollText), openLine(question)].join('\n');
}

const openLine = (question: Open) => `Open: ${question.text} (${question.rule}, ${wantedText(question)})`;

function wantedText(question: Open): string {
  switch (question.kind) {
    case 'roll':
      return question.dice === 1 ? 'one die' : `${question.dice} dice`;
    case 'draw':
      return 'a card';
    case 'choose':
      return question.options.map(({ id }) => id).join(' or ');
    case 'place':
      return `a place such as ${question.spots.map(({ x, y }) => `${x}:${y}`).join(' or ')}`;
    default:
      return question satisfies never;
  }
}

function doneText({ title, headlines, rolls, due }: Extract<Ran, { state: 'done' }>): string {
  return [title, ...headlines, ...rolls.map(rollText), ...dueLines(due)].join('\n');
}

function rollText({ title, answer, by }: Ran['rolls'][number]): string {
  const what =
    typeof answer === 'string' ? answer : 'x' in answer ? `${answer.x}:${answer.y}` : answer.join(', ');
  return `  ${title}: ${what}${by === 'own' ? ' (yours)' : ''}`;
}

export async function due({ backend, json }: Session, id: string): Promise<Printed> {
  const { kind } = await ask(backend, 'log.head', { campaign: id });
  const found = await ask(backend, kind === 'game' ? 'session.due' : 'script.due', { campaign: id });
  if (json) return { text: JSON.stringify(found) };
  const lines = dueLines(found);
  return { text: lines.length === 0 ? 'Nothing is due.' : lines.join('\n') };
}

function dueLines(due: Output<'script.due'> | Output<'session.due'>): string[] {
  if ('question' in due) return askedLines(due);
  const marks = due.marks.map(({ who, name, condition, because, perhaps }) => {
    const mark = perhaps === undefined ? 'Mark' : 'Mark, if so';
    return `${mark}: ${name}, ${CONDITION_IN_LINE[condition]}: ${because} (mark ${who} ${condition})`;
  });
  const proposals = due.proposals.map(({ due: must, text, act: name, subject, circumstances = [] }) => {
    const about = subject === null ? '' : ` ${subject}`;
    const places = circumstances.map((one) => `\n  ${one.text}`).join('');
    return `${must ? 'Due' : 'Next'}: ${text} (${name}${about})${places}`;
  });
  return [...marks, ...proposals];
}

function askedLines({ question, usual, ending }: Output<'session.due'>): string[] {
  if (question === null) return ending === null ? [] : [ending];
  if (usual === null) return [openLine(question)];
  const first = typeof usual === 'string' ? usual : `${usual.x}:${usual.y}`;
  return [openLine(question), `Usual: ${first}`];
}

/** `3, 5,1` as its words; nothing is no word. */
const words = (list: string | undefined): string[] =>
  list === undefined || list.trim() === '' ? [] : list.split(',').map((word) => word.trim());

function face(word: string): number {
  if (!/^[1-6]$/.test(word))
    throw new Complaint(`--dice takes faces from 1 to 6, separated by commas, not ${word}.`);
  return Number(word);
}

function parsed(deed: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(deed);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Readonly<Record<string, unknown>>;
    }
  } catch {
    // Said below.
  }
  throw new Complaint(`An act is JSON, such as '{"do":"encounter.begin-turn"}'.`);
}
