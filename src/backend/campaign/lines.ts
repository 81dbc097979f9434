/** Lines that were given up, as screens and the command line see them, whichever game the log is of. */
import {
  type ActOnLine,
  actsCounted,
  type Db,
  type GivenUpLine,
  givenUpActs,
  givenUpLines,
  type Restored,
  type Stretch,
} from '../../../db/index.ts';
import type { ActOfLine, LinesAxis, GivenUpLine as LineView } from '../../contract/calls/lines.ts';
import type { Output } from '../../contract/contract.ts';
import { counted } from '../../rules/core/text/english.ts';
import { type CallFailure, notFound } from '../host/call-failure.ts';
import { failureOf } from './command.ts';

type Dated = NonNullable<ActOnLine['date']>;

/** What a line is told in. */
export interface LineWords {
  readonly title: (stored: unknown) => string;
  /** Of a campaign; a game has acts alone. */
  readonly dates?: {
    readonly text: (date: Dated) => string;
    readonly span: (from: Dated, to: Dated) => string;
    readonly now: Dated;
  };
}

/** Acts of one page. */
const ACTS = 50;
/** Of a line that is opened, before the others are asked for. */
const NEWEST = 3;

const actView = ({ title, dates }: LineWords, { act, madeAt, ...of }: ActOnLine): ActOfLine => ({
  act,
  title: title(of.title),
  date: of.date === null ? '' : (dates?.text(of.date) ?? ''),
  madeAt,
});

/** From when to when, or what was done first and last. */
export function spanOf({ title, dates }: LineWords, { first, last }: Stretch): string {
  if (dates !== undefined && first.date !== null && last.date !== null)
    return dates.span(first.date, last.date);
  const [from, to] = [`“${title(first.title)}”`, `“${title(last.title)}”`];
  return first.act === last.act ? from : `${from} to ${to}`;
}

function sinceOf({ title, dates }: LineWords, { first }: Stretch): string {
  const since =
    dates === undefined || first.date === null ? `“${title(first.title)}”` : dates.text(first.date);
  return `from ${since} on`;
}

const monthOf = ({ year, period }: Dated) => year * 12 + period;

type Placed = (line: GivenUpLine) => { readonly from: number; readonly to: number };

/** Along the campaign's dates, where they differ; else act by act. */
function axisOf(
  words: LineWords,
  lines: readonly GivenUpLine[],
  { done, undone }: { readonly done: number; readonly undone: number },
): { readonly axis: LinesAxis; readonly placed: Placed } {
  const { dates } = words;
  if (dates !== undefined) {
    const month = ({ date }: ActOnLine) => (date === null ? 0 : monthOf(date));
    const placed: Placed = ({ after, last }) => ({ from: month(after), to: month(last) });
    const now = monthOf(dates.now);
    const from = Math.min(now, ...lines.map((line) => placed(line).from));
    const to = Math.max(now, ...lines.map((line) => placed(line).to));
    if (from < to) return { axis: { from, now, to, ticks: ticksOf(dates.text, { from, now, to }) }, placed };
  }
  const placed: Placed = ({ acts, instead }) => {
    const from = done + undone - (instead?.acts ?? 0);
    return { from, to: from + acts };
  };
  const to = Math.max(done, ...lines.map((line) => placed(line).to));
  return { axis: { from: 0, now: done, to, ticks: [{ at: done, text: 'now' }] }, placed };
}

/** Dates that stand under the drawing. */
const TICKS = 3;

function ticksOf(
  text: (date: Dated) => string,
  { from, now, to }: { readonly from: number; readonly now: number; readonly to: number },
): LinesAxis['ticks'] {
  const textAt = (at: number) => text({ year: Math.floor(at / 12), period: at % 12 });
  // Every period of a campaign in seasons begins with a quarter.
  const step = Math.max(3, Math.ceil((to - from) / TICKS / 3) * 3);
  const first = Math.ceil(from / 3) * 3;
  const ticks: { at: number; text: string }[] = [];
  // Beside now there is no room for another.
  for (let at = first; at <= to; at += step)
    if (Math.abs(at - now) >= step) ticks.push({ at, text: textAt(at) });
  return [...ticks, { at: now, text: `now, ${textAt(now)}` }].toSorted((a, b) => a.at - b.at);
}

async function lineView(
  db: Db,
  id: string,
  words: LineWords,
  line: GivenUpLine,
  placed: Placed,
): Promise<LineView> {
  const newest = await givenUpActs(db, id, { line: line.last.act, after: null, limit: NEWEST });
  return {
    line: line.last.act,
    acts: line.acts,
    span: spanOf(words, line),
    givenUpAt: line.givenUpAt,
    after: actView(words, line.after),
    newest: (newest?.acts ?? []).map((act) => actView(words, act)),
    instead:
      line.instead === null
        ? { acts: 0, since: '' }
        : { acts: line.instead.acts, since: sinceOf(words, line.instead) },
    ...placed(line),
  };
}

export async function linesView(db: Db, id: string, words: LineWords): Promise<Output<'campaign.lines'>> {
  const lines = await givenUpLines(db, id);
  const { done, undone } = await actsCounted(db, id);
  const { axis, placed } = axisOf(words, lines, { done, undone });
  const views: LineView[] = [];
  for (const line of lines) views.push(await lineView(db, id, words, line, placed));
  return { lines: views, axis, done, undone };
}

const NO_SUCH_LINE = 'There is no such given-up line; it may have been brought back.';

export async function lineActs(
  db: Db,
  id: string,
  words: LineWords,
  { line, after }: { readonly line: number; readonly after: number | null },
): Promise<Output<'campaign.line'>> {
  const page = await givenUpActs(db, id, { line, after, limit: ACTS });
  if (page === undefined) throw notFound(NO_SUCH_LINE);
  return { acts: page.acts.map((act) => actView(words, act)), next: page.next };
}

export function restoreFailure(
  refusal: Extract<Restored<object>, { readonly ok: false }>['refusal'],
): CallFailure {
  return refusal.code === 'no-such-line' ? notFound(NO_SUCH_LINE) : failureOf(refusal);
}

export const broughtBackTitle = (acts: number) => `Brought back: ${counted(acts, 'act')}`;
