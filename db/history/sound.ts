/**
 * Checks by checksums alone that all that is stored of a log is what it was stored as: nothing is folded, so that it serves games that
 * aren’t known here too.
 */
import { noStep, type Step } from '../file/step.ts';
import { atOnce } from '../file/transaction.ts';
import { readActs } from '../log/acts.ts';
import { FIRST_ACT } from '../log/head.ts';
import { isHeadSound } from '../log/head-checksum.ts';
import { checkingActs } from '../log/tree.ts';
import type { Db, Trx } from '../schema.ts';
import { wrongWritings } from '../writing/checksums.ts';
import { wrongBeside } from './beside-log.ts';

async function areActsSound(trx: Trx, id: string, head: HeadAt, step: Step): Promise<boolean> {
  const checking = checkingActs();
  for await (const act of readActs(trx, id)) {
    checking.see(act);
    if (checking.found.length > 0) return false;
    await step(act.act, head.act);
  }
  const lines = await trx.selectFrom('given_up_line').where('campaign_id', '=', id).selectAll().execute();
  return checking.differences(head, lines).length === 0;
}

interface HeadAt {
  readonly act: number;
  readonly lineEnd: number | null;
}

async function areWordsSound(trx: Trx, id: string): Promise<boolean> {
  const { versions, marks, gone } = await wrongWritings(trx, id);
  return versions.length + marks.length + gone.length === 0;
}

/** The head, every act of every line, every version of the words, and what stands beside. What can't be read isn't sound. */
export async function isSound(db: Db, id: string, step: Step = noStep): Promise<boolean> {
  return await atOnce(db, async (trx) => {
    const head = await trx.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
    if (head === undefined || !isHeadSound(head)) return false;
    const at = { act: head.act ?? FIRST_ACT, lineEnd: head.line_end };
    return (
      (await areActsSound(trx, id, at, step)) &&
      (await areWordsSound(trx, id)) &&
      (await wrongBeside(trx, id)).length === 0
    );
  });
}

/** Logs of a file that aren’t what they were stored as. */
export async function unsoundLogs(db: Db): Promise<readonly string[]> {
  const unsound: string[] = [];
  for (const { id } of await db.selectFrom('campaign_head').select('id').execute())
    if (!(await isSound(db, id))) unsound.push(id);
  return unsound;
}
