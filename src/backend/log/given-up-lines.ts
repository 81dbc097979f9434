/** Lines that were given up, as screens and the command line see them, whichever game the log is of. */
import {
  type ActOnLine,
  actsCounted,
  type Db,
  type GivenUpLine,
  givenUpActs,
  givenUpLines,
  type LineSpan,
  type Restored,
} from '../../../db/index.ts';
import type { ActOfLine, LinesAxis, GivenUpLine as LineView } from '../../contract/calls/given-up-lines.ts';
import type { Output } from '../../contract/contract.ts';
import { STOPS_WHERE_MADE } from '../../contract/copy-made.ts';
import { countedInWords } from '../../rules/core/text/english.ts';
import { type CallFailure, notFound, refused } from '../calls/call-failure.ts';
import { failureOf } from './command.ts';

type Dated = NonNullable<ActOnLine['date']>;

/** Words in which a line is told. */
export interface LineWords {
  readonly title: (stored: unknown) => string;
  /** Dates of a campaign; a game has acts alone. */
  readonly dates?: {
    readonly text: (date: Dated) => string;
    readonly span: (from: Dated, to: Dated) => string;
    readonly now: Dated;
  };
}

/** Acts of one page. */
const ACTS = 50;

const actView = ({ title, dates }: LineWords, { act, madeAt, ...of }: ActOnLine): ActOfLine => ({
  act,
  title: title(of.title),
  date: of.date === null ? '' : (dates?.text(of.date) ?? ''),
  madeAt,
});

/** Span of a line: from when to when, or what was done first and last. */
export function spanOf(
  { title, dates }: LineWords,
  { first, last }: Pick<LineSpan, 'first' | 'last'>,
): string {
  if (dates !== undefined && first.date !== null && last.date !== null)
    return dates.span(first.date, last.date);
  const [from, to] = [`“${title(first.title)}”`, `“${title(last.title)}”`];
  return first.act === last.act ? from : `${from} to ${to}`;
}

function sinceOf({ title, dates }: LineWords, { first }: LineSpan): string {
  const since =
    dates === undefined || first.date === null ? `“${title(first.title)}”` : dates.text(first.date);
  return `from ${since} on`;
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Axis along which the lines are drawn. */
interface Scale {
  readonly now: number;
  readonly ends: (line: GivenUpLine) => Ends;
  readonly text: (at: number) => string;
}

const monthOf = (date: Dated | null) => (date === null ? 0 : date.year * 12 + date.period);

const byDate = ({ now, text }: NonNullable<LineWords['dates']>): Scale => ({
  now: monthOf(now),
  ends: ({ after, last }) => ({ from: monthOf(after.date), to: monthOf(last.date) }),
  text: (at) => text({ year: Math.floor(at / 12), period: at % 12 }),
});

const byAct = ({ done, undone }: { readonly done: number; readonly undone: number }): Scale => ({
  now: done,
  ends: ({ acts, instead }) => {
    const from = done + undone - (instead?.acts ?? 0);
    return { from, to: from + acts };
  },
  text: (at) => (at === 0 ? 'the beginning' : `after act ${at}`),
});

/** Shares of the axis that the words of a date, or `after act 119`, take up, and those of now. */
const TICK = 0.25;
const NOW = 0.42;

/** Begins where the first line left, and names where the others did as far as there is room. */
function axisOf({ now, text }: Scale, ends: readonly Ends[], nowText: string): LinesAxis {
  const left = ends.map(({ from }) => from).toSorted((a, b) => a - b);
  const from = Math.min(now, ...left);
  const to = Math.max(now, ...ends.map((one) => one.to));
  const ticks: { at: number; text: string }[] = [{ at: now, text: nowText }];
  for (const at of [from, ...left])
    if (ticks.every((one) => Math.abs(one.at - at) >= (one.at === now ? NOW : TICK) * Math.max(1, to - from)))
      ticks.push({ at, text: text(at) });
  return { from, now, to, ticks: ticks.toSorted((a, b) => a.at - b.at) };
}

/** Acts of a line that is opened, before the others are asked for. */
const NEWEST = 3;

/** Along the campaign's dates, where they differ; else act by act. */
export async function linesView(db: Db, id: string, words: LineWords): Promise<Output<'campaign.lines'>> {
  const lines = await givenUpLines(db, id);
  const { done, undone } = await actsCounted(db, id);
  const { dates } = words;
  const drawn = (scale: Scale) => {
    const ends = lines.map(scale.ends);
    return { ends, axis: axisOf(scale, ends, dates === undefined ? 'now' : `now, ${dates.text(dates.now)}`) };
  };
  const dated = dates === undefined ? undefined : drawn(byDate(dates));
  const { ends, axis } =
    dated !== undefined && dated.axis.from < dated.axis.to ? dated : drawn(byAct({ done, undone }));
  const views: LineView[] = [];
  for (const [at, { acts, after, instead, ...line }] of lines.entries()) {
    const newest = await givenUpActs(db, id, { line: line.last.act, after: null, limit: NEWEST });
    views.push({
      line: line.last.act,
      acts,
      span: spanOf(words, line),
      givenUpAt: line.givenUpAt,
      after: actView(words, after),
      newest: (newest?.acts ?? []).map((act) => actView(words, act)),
      instead: { acts: instead?.acts ?? 0, since: instead === null ? '' : sinceOf(words, instead) },
      beforeCopy: line.beforeCopy,
      ...(ends[at] ?? { from: 0, to: 0 }),
    });
  }
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
  if (refusal.code === 'no-such-line') return notFound(NO_SUCH_LINE);
  if (refusal.code === 'copy-made')
    return refused(`${STOPS_WHERE_MADE.bringBack} Open it as a copy of its own.`, refusal.code);
  return failureOf(refusal);
}

export const broughtBackTitle = (acts: number) => `Brought back: ${countedInWords(acts, 'act', 'acts')}`;
