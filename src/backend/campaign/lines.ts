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
import { STOPS_WHERE_MADE } from '../../contract/copy-made.ts';
import { countedInWords } from '../../rules/core/text/english.ts';
import { type CallFailure, notFound, refused } from '../host/call-failure.ts';
import { failureOf } from './command.ts';
import { words as said } from './text/lines.ts';

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
    const textAt = (at: number) => dates.text({ year: Math.floor(at / 12), period: at % 12 });
    if (from < to) {
      const left = lines.map((line) => placed(line).from);
      const ticks = ticksOf({ from, now, to }, left, textAt, `now, ${textAt(now)}`);
      return { axis: { from, now, to, ticks }, placed };
    }
  }
  const placed: Placed = ({ acts, instead }) => {
    const from = done + undone - (instead?.acts ?? 0);
    return { from, to: from + acts };
  };
  const left = lines.map((line) => placed(line).from);
  const to = Math.max(done, ...lines.map((line) => placed(line).to));
  // Of a long campaign only the part where lines left it.
  const first = Math.min(done, ...left);
  const from = Math.max(0, first - Math.ceil((to - first) / BEFORE));
  const today = dates === undefined ? '' : `, ${dates.text(dates.now)}`;
  const textAt = (at: number) => (at === 0 ? said.theBeginning : said.afterAct(at));
  return {
    axis: { from, now: done, to, ticks: ticksOf({ from, now: done, to }, left, textAt, `now${today}`) },
    placed,
  };
}

/** So much of the part that is drawn stands before the first line that left. */
const BEFORE = 4;
/** So much of the axis a date, or `after act 119`, takes up. */
const TICK = 0.25;
/** That of now takes up more. */
const NOW = 0.42;

/** Where the axis begins, now, and where lines left, as far as there is room. */
function ticksOf(
  { from, now, to }: Omit<LinesAxis, 'ticks'>,
  left: readonly number[],
  textAt: (at: number) => string,
  nowText: string,
): LinesAxis['ticks'] {
  const length = Math.max(1, to - from);
  const ticks: { at: number; text: string }[] = [];
  for (const at of [from, ...left.toSorted((a, b) => a - b)])
    if (
      Math.abs(at - now) >= NOW * length &&
      at - (ticks.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= TICK * length
    )
      ticks.push({ at, text: textAt(at) });
  return [...ticks, { at: now, text: nowText }].toSorted((a, b) => a.at - b.at);
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
    beforeCopy: line.beforeCopy,
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

const NO_SUCH_LINE = said.thereIsNoSuch;

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
    return refused(said.openItAsACopy(STOPS_WHERE_MADE.bringBack), refusal.code);
  return failureOf(refusal);
}

export const broughtBackTitle = (acts: number) => said.broughtBack(countedInWords(acts, 'act', 'acts'));
