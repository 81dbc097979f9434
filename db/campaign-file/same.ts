/** Finds the campaign of a file on the shelf, and which of the two is further. */
import { readActs } from '../log/acts.ts';
import { actsCounted } from '../log/acts-counted.ts';
import type { Db } from '../schema.ts';
import { digestOf, likeness } from './digest.ts';
import type { CampaignFile } from './look.ts';

export interface SameOnShelf {
  readonly id: string;
  readonly name: string;
  /** Acts that count. */
  readonly acts: number;
  /** Counted acts that the file doesn’t have, and those that only the file has (`behind`). */
  readonly ahead: number;
  readonly behind: number;
  /** Log and words are the same to the last. */
  readonly identical: boolean;
  readonly revision: number;
}

/** Acts that count: of the others a file for somebody else has none. */
async function likenesses(db: Db, id: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const act of readActs(db, id)) if (act.state === 'done') found.push(likeness(act));
  return found;
}

/** Number of acts that both have from the beginning on. */
function common(one: readonly string[], other: readonly string[]): number {
  const differ = one.findIndex((act, at) => other[at] !== act);
  return differ === -1 ? one.length : differ;
}

/**
 * Logs on the shelf that began with the same act, at the same moment: the campaign itself, by whatever id it came here. A copy is
 * none, unless the file is a copy's.
 */
async function kin(db: Db, { db: own, head }: CampaignFile) {
  const begun = own.selectFrom('campaign_act').where('campaign_id', '=', head.id).where('act', '=', 1);
  const { made_at } = await begun.select('made_at').executeTakeFirstOrThrow();
  const found = await db
    .selectFrom('campaign_act')
    .innerJoin('campaign_head', 'campaign_head.id', 'campaign_act.campaign_id')
    .where('campaign_act.act', '=', 1)
    .where('campaign_act.made_at', '=', made_at)
    .where('campaign_head.deleted_at', 'is', null)
    .orderBy('campaign_head.changed_at', 'desc')
    .select(['campaign_head.id', 'campaign_head.name', 'campaign_head.revision', 'campaign_head.copied_from'])
    .execute();
  const isCopy = head.copied_from !== null;
  return found.filter(({ id, copied_from }) => id === head.id || isCopy || copied_from === null);
}

/** True if the campaign that the file was saved from lies among the deleted ones. */
export async function isBinned(db: Db, { head }: CampaignFile): Promise<boolean> {
  const binned = await db
    .selectFrom('campaign_head')
    .where('id', '=', head.id)
    .where('deleted_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return binned !== undefined;
}

/** The campaign on the shelf that has most in common with the file; of several, the one it was saved from. */
export async function sameOnShelf(db: Db, file: CampaignFile): Promise<SameOnShelf | undefined> {
  const candidates = await kin(db, file);
  if (candidates.length === 0) return undefined;
  const own = await likenesses(file.db, file.head.id);
  const compared: (Omit<SameOnShelf, 'identical'> & { readonly shared: number })[] = [];
  for (const { id, name, revision } of candidates) {
    const acts = await likenesses(db, id);
    const shared = common(own, acts);
    if (shared === 0) continue;
    compared.push({
      ...{ id, name, revision, shared },
      acts: (await actsCounted(db, id)).done,
      ahead: acts.length - shared,
      behind: own.length - shared,
    });
  }
  const isOrigin = ({ id }: { readonly id: string }) => (id === file.head.id ? 1 : 0);
  const [nearest] = compared.sort(
    (a, b) => b.shared - a.shared || a.ahead - b.ahead || isOrigin(b) - isOrigin(a),
  );
  if (nearest === undefined) return undefined;
  const { shared: _, ...same } = nearest;
  const maybe = same.ahead === 0 && same.behind === 0;
  const identical = maybe && (await digestOf(db, same.id)) === (await digestOf(file.db, file.head.id));
  return { ...same, identical };
}
