/**
 * The part of a campaign or game that is shown: the acts that count, without anything written over since, and the texts that stand. Deleted
 * texts and taken-back acts, earlier versions and half-filled forms stay out of a copy of it, which is numbered as though they had never
 * been.
 */
import { withoutOverwritten } from '../games/games.ts';
import type { Row, TableName } from '../projection/rows.ts';
import type { Db } from '../schema.ts';

/** A row as it stands in a copy; undefined where it stays out. What covers a row that is changed is left to be counted again. */
export type Change = (table: TableName, row: Row) => Row | undefined;

/** The numbers that acts and events which count have in a copy: no number is left out of a log. */
async function numbersOf(db: Db, id: string) {
  const counting = db.selectFrom('campaign_act').where('campaign_id', '=', id).where('state', '=', 'done');
  const acts = await counting.orderBy('act').select(['act', 'line']).execute();
  const events = await db
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', 'in', counting.select('act'))
    .orderBy('seq')
    .select('seq')
    .execute();
  return {
    acts: new Map(acts.map(({ act }, index) => [act, index + 1])),
    seqs: new Map(events.map(({ seq }, index) => [seq, index + 1])),
    /** The first act from which on they are others than they were. */
    changed: acts.find(({ act, line }, index) => act !== index + 1 || line !== 1)?.act,
  };
}

/** The last version of each text, where it says something, by the number it has in a copy. */
async function versionsOf(db: Db, id: string, acts: ReadonlyMap<number, number>) {
  const rows = await db
    .selectFrom('writing')
    .where('campaign_id', '=', id)
    .where('state', '=', 'done')
    .orderBy('version')
    .select(['version', 'what', 'number', 'text'])
    .execute();
  const last = new Map(rows.map((row) => [`${row.what} ${row.number}`, row]));
  return new Map(
    [...last.values()]
      .filter(({ what, number, text }) => text !== null && (what !== 'report' || acts.has(number)))
      .toSorted((a, b) => a.version - b.version)
      .map(({ version }, index) => [version, index + 1]),
  );
}

const NO_CHECKSUMS = { checksum: null, marks_checksum: null } as const;

export async function onlyShown(db: Db, id: string): Promise<Change> {
  const { acts, seqs, changed = Number.POSITIVE_INFINITY } = await numbersOf(db, id);
  const versions = await versionsOf(db, id, acts);
  const payloads = await withoutOverwritten(db, id);
  // Each act's checksum covers the one before it.
  const others = Math.min(changed, ...[...payloads.values()].map(({ act }) => act));
  /** The number that an act has in the copy; rows beside an act that doesn’t count move to the last one before it that does. */
  const beside = (act: unknown): number => {
    let at = Number(act);
    while (at > 1 && !acts.has(at)) at -= 1;
    return acts.get(at) ?? 1;
  };
  const changes: { readonly [T in TableName]?: (row: Row) => Row | undefined } = {
    campaign_head: (row) => ({
      ...row,
      act: beside(row.act),
      line_end: beside(row.act),
      copied_act: row.copied_act == null ? null : beside(row.copied_act),
      ...{ written: null, written_checksum: null, drafts: null, checksum: null },
    }),
    campaign_act: (row) => {
      const act = acts.get(Number(row.act));
      if (act === undefined) return undefined;
      const checksum = Number(row.act) < others ? (row.checksum ?? null) : null;
      return { ...row, act, parent: act === 1 ? null : act - 1, line: 1, checksum };
    },
    campaign_event: (row) => {
      const seq = seqs.get(Number(row.seq));
      if (seq === undefined) return undefined;
      const payload = payloads.get(Number(row.seq))?.payload ?? row.payload ?? '';
      return { ...row, act: beside(row.act), seq, payload };
    },
    given_up_line: () => undefined,
    draft: () => undefined,
    writing: (row) => {
      const version = versions.get(Number(row.version));
      if (version === undefined) return undefined;
      const number = row.what === 'report' ? beside(row.number) : (row.number ?? 1);
      const at = { act: beside(row.act), after_act: beside(row.after_act) };
      return { ...row, ...at, version, number, undone_at: null, given_up_with: null, ...NO_CHECKSUMS };
    },
  };
  return (table, row) => (changes[table] ?? ((same) => same))(row);
}
