/** Record of each answer, kept for ever: the question’s rule, whose it was, and all that explains what came of it. */
import { fingerprint } from './answers.ts';
import type { Given } from './given.ts';
import { correctedOf } from './in-force.ts';
import type { Basis, Keep, OddsAsk, Question, RollAsk, RuleId } from './play.ts';
import { runner } from './runner.ts';
import type { RowId } from './table.ts';

/** Answered question, as it is stored. Older logs know only what it was and who gave it. */
export interface Reply extends Given, Omit<Basis, 'keep'> {
  readonly rule: RuleId;
  readonly fingerprint: string;
  /** Id of the figure, group or place whose question it was. */
  readonly of?: string;
  /** Against whom: ids, `zombie` for one of those. */
  readonly against?: readonly string[];
  /** A die counted with this face or less. */
  readonly target?: number;
  /** Rule and input that its odds are counted with. */
  readonly odds?: OddsAsk;
  /** The faces that counted, where not all did; the best first. */
  readonly kept?: readonly number[];
  /** Rows that bore on it or were read by it of which the player had corrected a figure. */
  readonly corrected?: readonly RowId[];
}
export type Transcript = readonly Reply[];

type Kept = { -readonly [K in keyof Reply]: Reply[K] };

/** Number of the dice of a roll that count; undefined where all do. */
export const keepOf = ({ reading, basis }: Pick<RollAsk, 'reading' | 'basis'>): Keep | undefined =>
  (reading.by === 'classes' ? reading.keep : undefined) ?? basis?.keep;

/** The faces that count of those rolled; undefined where all do. */
export function keptOf(question: Question, answer: Given['answer']): readonly number[] | undefined {
  if (question.kind !== 'roll' || !Array.isArray(answer)) return undefined;
  const keep = keepOf(question);
  const faces: readonly number[] = answer;
  if (keep === undefined || faces.length <= keep.count) return undefined;
  return faces.toSorted((a, b) => (keep.best === 'low' ? a - b : b - a)).slice(0, keep.count);
}

/** Nothing stands in it that isn't known. */
export function replyOf(question: Question, { answer, by }: Given): Reply {
  const { rule, of, against, basis } = question;
  const reply: Kept = { rule, fingerprint: fingerprint(question), answer, by };
  if (of !== undefined) reply.of = of;
  if (against !== undefined) reply.against = against;
  if (question.kind === 'roll' && question.target !== undefined) reply.target = question.target;
  if (question.kind === 'roll' && question.odds !== undefined) reply.odds = question.odds;
  const kept = keptOf(question, answer);
  if (kept !== undefined) reply.kept = kept;
  if (basis === undefined) return reply;
  const { keep: _, ...rests } = basis;
  const { modifiers = [], rows = [] } = rests;
  const corrected = correctedOf(() => [...modifiers.map(({ row }) => row), ...rows]);
  return corrected.length === 0 ? { ...reply, ...rests } : { ...reply, ...rests, corrected };
}

/** Gathers the answers of one run as they are given, and the rows that are read by them. */
export interface Transcriber {
  readonly transcript: Transcript;
  readonly onReply: (question: Question, given: Given) => void;
  readonly onRow: (row: RowId) => void;
  /** An event names the rows it rests on. */
  readonly onEvent: (event: unknown) => void;
}

export function transcriber(): Transcriber {
  const transcript: Kept[] = [];
  return {
    transcript,
    onReply: (question, given) => {
      transcript.push(replyOf(question, given));
    },
    onRow: (row) => {
      const last = transcript.at(-1);
      if (last === undefined) return;
      last.rows = [...(last.rows ?? []), row];
      mark(
        last,
        correctedOf(() => [row]),
      );
    },
    onEvent: (event) => {
      const last = transcript.at(-1);
      const isNew = (row: RowId) => !transcript.some((reply) => reply.corrected?.includes(row));
      if (last !== undefined) mark(last, correctedOf(() => rowsOf(event)).filter(isNew));
    },
  };
}

function mark(reply: Kept, rows: readonly RowId[]): void {
  if (rows.length > 0) reply.corrected = [...new Set([...(reply.corrected ?? []), ...rows])];
}

function rowsOf(event: unknown): readonly RowId[] {
  const { rows } = event as { readonly rows?: readonly RowId[] };
  return rows ?? [];
}

/** Keeps with the last answer that this row was read by it. Says nothing where nobody keeps a transcript. */
export function read<F extends { readonly row: RowId }>(found: F): F {
  runner()?.read?.(found.row);
  return found;
}
