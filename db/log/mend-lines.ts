/** The list of given-up lines of a log that is repaired. */
import { nearby } from '../codecs/nearby.ts';
import type { Trx } from '../schema.ts';
import type { GivenUpLineTable } from '../tables/log.ts';
import { leaveLine } from './given-up.ts';
import { checksumOfLine } from './line-checksum.ts';
import { givenUpEnds } from './tree.ts';

/** As it was before a bit of it was flipped, or as it can be read. */
function givenUpAt({ act, given_up_at, checksum }: GivenUpLineTable): string {
  for (const at of nearby(given_up_at))
    if (checksumOfLine({ act, given_up_at: String(at) }) === checksum) return String(at);
  return given_up_at;
}

/** The list of given-up lines has every end of the tree but the present one; of one that was missing nobody knows when it was given up. */
export async function mendLines(
  trx: Trx,
  id: string,
  acts: readonly { readonly act: number; readonly parent: number | null; readonly made_at: string }[],
  lineEnd: number,
): Promise<void> {
  const ends = givenUpEnds(acts, lineEnd);
  const listed = await trx.selectFrom('given_up_line').where('campaign_id', '=', id).selectAll().execute();
  const known = new Set(listed.map(({ act }) => act));
  for (const line of listed)
    if (line.checksum !== checksumOfLine(line)) await leaveLine(trx, id, line.act, givenUpAt(line));
  for (const act of known) {
    if (ends.has(act)) continue;
    await trx.deleteFrom('given_up_line').where('campaign_id', '=', id).where('act', '=', act).execute();
  }
  for (const { act, made_at } of acts)
    if (ends.has(act) && !known.has(act)) await leaveLine(trx, id, act, made_at);
}
