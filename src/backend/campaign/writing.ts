/** The player's words beside any log: why they weren't written, and taking them back in turn with acts. */
import { turnWriting, type WritingRefusal, type Written } from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import { writingTitle } from '../../rules/core/text/writing.ts';
import { CallFailure, notFound } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { type At, failureOf } from './command.ts';

function writingFailure(refusal: WritingRefusal): CallFailure {
  switch (refusal.code) {
    case 'no-such-act':
      return notFound('There is nothing there to write beside.');
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
