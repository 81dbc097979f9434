/** The player's words beside any log: why they weren't written, and taking them back in turn with acts. */
import { type Db, turnWriting, type WritingRefusal, type Written, writtenBeside } from '../../../db/index.ts';
import type { Output, Parsed } from '../../contract/contract.ts';
import { writingTitle } from '../../rules/core/text/writing.ts';
import { CallFailure, notFound } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import { type At, failureOf } from './command.ts';

function writingFailure(refusal: WritingRefusal): CallFailure {
  switch (refusal.code) {
    case 'no-such-act':
      return notFound('What you wanted to write beside is gone; open the page again.');
    case 'no-such-note':
      return notFound('There is no such note; it may have been deleted.');
    case 'written-meanwhile':
      return new CallFailure('stale', 'This was changed elsewhere since you began to write.');
    default:
      return failureOf(refusal);
  }
}

export function written<T extends object>(result: Written<T>): T {
  if (!result.ok) throw writingFailure(result.refusal);
  return result;
}

type LogPage = Output<'campaign.log'>;

/** A page of the log with what was written between its acts. */
export async function withWritten(
  db: Db,
  { campaign, after, state }: Parsed<'campaign.log'>,
  page: Omit<LogPage, 'written'>,
): Promise<LogPage> {
  const from = page.next === null ? 0 : Math.min(...page.acts.map(({ act }) => act));
  const to = after === null ? Number.MAX_SAFE_INTEGER : after - 1;
  const texts = await writtenBeside(db, campaign, { from, to });
  return {
    ...page,
    written: texts
      .filter((text) => state === undefined || text.state === state)
      .map((text) => ({
        version: text.version,
        title: writingTitle(text),
        madeAt: text.madeAt,
        state: text.state,
        act: text.at,
      })),
  };
}

const DONE = { undo: 'Undone', redo: 'Redone' } as const;

/** Undo or redo of the player's words; undefined where the log's own turn has come. */
export async function writingTurned(
  { db }: Context,
  { campaign, revision, words }: At & { readonly words?: number | null | undefined },
  way: 'undo' | 'redo',
): Promise<Output<'campaign.undo'> | undefined> {
  const result = await turnWriting(db, campaign, revision, way, words);
  if (result === undefined) return undefined;
  const { turned } = written(result);
  return { revision, title: `${DONE[way]}: ${writingTitle(turned)}` };
}
