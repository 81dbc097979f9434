/** Lines that were given up, as screens and the command line see them, whichever game the log is of. */
import {
  type ActOnLine,
  actsCounted,
  type Db,
  givenUpActs,
  givenUpLines,
  type Restored,
  type Stretch,
} from '../../../db/index.ts';
import type { ActOfLine, GivenUpLine as LineView } from '../../contract/calls/lines.ts';
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

/** From when to when, or what was done first and last. */
export function spanOf(
  { title, dates }: LineWords,
  { first, last }: Pick<Stretch, 'first' | 'last'>,
): string {
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

/** Acts of a line that is opened, before the others are asked for. */
const NEWEST = 3;

export async function linesView(db: Db, id: string, words: LineWords): Promise<Output<'campaign.lines'>> {
  const { done, undone } = await actsCounted(db, id);
  const lines: LineView[] = [];
  for (const { acts, after, instead, ...line } of await givenUpLines(db, id)) {
    const newest = await givenUpActs(db, id, { line: line.last.act, after: null, limit: NEWEST });
    lines.push({
      line: line.last.act,
      acts,
      span: spanOf(words, line),
      givenUpAt: line.givenUpAt,
      after: actView(words, after),
      newest: (newest?.acts ?? []).map((act) => actView(words, act)),
      instead: { acts: instead?.acts ?? 0, since: instead === null ? '' : sinceOf(words, instead) },
      beforeCopy: line.beforeCopy,
    });
  }
  return { lines, done, undone };
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
