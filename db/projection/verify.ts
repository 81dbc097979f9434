/** Is what stands in the tables what the log adds up to? */
import { subjectsOf } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { advance, type CampaignHead, obstacle, readHead, refused } from '../log/head.ts';
import { type LoggedEvent, readLog, readWholeLog } from '../log/log.ts';
import { actDifferences } from '../log/tree.ts';
import type { Turned } from '../log/undo.ts';
import type { Db, Trx } from '../schema.ts';
import { forget } from '../search/search-index.ts';
import { compareTables, type Difference } from './compare.ts';
import { PROJECTIONS, projected, rewrite } from './projection.ts';
import { type Row, type Rows, readRows, type TableName, type Tables } from './rows.ts';

export interface Verified {
  /** Events that count. */
  readonly events: number;
  readonly differences: readonly Difference[];
}

const READ = {
  ...PROJECTIONS,
  event_subject: ['campaign_id', 'seq', 'subject'],
} as const satisfies Partial<Tables<TableName>>;
/** Of an event itself, only its date was derived when it was written. */
const VERIFIED = { ...READ, campaign_event: ['campaign_id', 'seq'] } as const;

function subjectRows(id: string, log: readonly LoggedEvent[]): Row[] {
  return log.flatMap(({ seq, event }) =>
    subjectsOf(event).map((subject) => ({ campaign_id: id, seq, subject })),
  );
}

function dateRow(id: string, { seq, date }: Pick<LoggedEvent, 'seq' | 'date'>): Row {
  return { campaign_id: id, seq, world_year: date.year, world_period: date.period };
}

function verify(
  id: string,
  whole: readonly LoggedEvent[],
  counted: readonly LoggedEvent[],
  stored: Rows<keyof typeof READ>,
) {
  const dates = new Map<number, Row>();
  const { campaign, rows } = projected(id, counted, ({ seq }, { calendar }) => {
    dates.set(seq, dateRow(id, { seq, date: calendar.now }));
  });
  // No number is left out of a log; of an event that doesn't count, the date can't be told any more.
  const last = whole.at(-1)?.seq ?? 0;
  const bySeq = new Map(whole.map((event) => [event.seq, event]));
  const expected = Array.from({ length: last }, (_, index): Row => {
    const seq = index + 1;
    const undone = bySeq.get(seq);
    return dates.get(seq) ?? (undone ? dateRow(id, undone) : { campaign_id: id, seq });
  });
  const differences = compareTables(
    VERIFIED,
    { ...stored, campaign_event: whole.map((event) => dateRow(id, event)) },
    { ...rows, event_subject: subjectRows(id, whole), campaign_event: expected },
  );
  return { differences, name: campaign.name };
}

/** What stands in the log's own rows, but for its events, and shouldn't. */
async function logDifferences(
  trx: Trx,
  { id, act, name }: CampaignHead,
  rebuilt: string,
): Promise<Difference[]> {
  const acts = await actDifferences(trx, id, act);
  return [
    ...(name === rebuilt
      ? []
      : [{ table: 'campaign_head', key: '', column: 'name', stored: name, rebuilt } as const]),
    ...acts.map(({ act: key, ...difference }) => ({
      table: 'campaign_act' as const,
      key: String(key),
      ...difference,
    })),
  ];
}

/**
 * Rebuilds the campaign from its log in memory and compares row for row. Undefined if there is no such campaign; fails as
 * `unreadable` where the log itself is.
 */
export async function verifyCampaign(db: Db, id: string): Promise<Verified | undefined> {
  const reading = db.transaction().setAccessMode('read only');
  return await reading.execute(async (trx: Trx) => {
    const head = await readHead(trx, id);
    if (head === undefined) return undefined;
    const whole = await readWholeLog(trx, id);
    const counted = await readLog(trx, id);
    const { differences, name } = verify(id, whole, counted, await readRows(trx, READ, id));
    return {
      events: counted.length,
      differences: [...(await logDifferences(trx, head, name)), ...differences],
    };
  });
}

/** Makes the tables what the log adds up to, whatever stands in them. */
export async function rebuildCampaign(db: Db, id: string, revision: number, at: string): Promise<Turned> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const campaign = await rewrite(trx, id, await readLog(trx, id));
    await forget(trx, id);
    return { ok: true, head: await advance(trx, id, at, campaign.name), campaign, titles: [] };
  });
}
