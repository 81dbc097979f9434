import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import {
  actOfMeeting,
  contactPage,
  dealingsWith,
  readContact,
} from '../../../db/games/all-things-zombie/contacts.ts';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { stockHistory } from '../../../db/games/all-things-zombie/stock-history.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

const FIXTURE = readFileSync(join(import.meta.dirname, '../fixtures/v1.sql'), 'utf8');

/** A folder with an older file: a group met and dealt with in it, things found and used up. */
function older(): string {
  const dir = tempDir();
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${FIXTURE}\ncommit;`));
  return dir;
}

const ALL = { area: null, standing: null, whereabouts: null, name: '', after: null, limit: 20 } as const;

describe('an older file', () => {
  it('shows whom one has met, and how it ended', async () => {
    const { db } = await tempStore({ dir: older() });
    const { contacts, met } = await contactPage(db, ID, ALL);
    expect([contacts.map(({ id }) => id), met]).toEqual([['c1'], 1]);
    expect(await readContact(db, ID, 'c1')).toEqual(contacts[0]);
    expect(await dealingsWith(db, ID, 'c1')).toMatchObject([{ event: { standing: 'parted', how: 'part' } }]);
    expect(await actOfMeeting(db, ID, 'c1')).toBeGreaterThan(1);
    expect(await actOfMeeting(db, ID, 'c2')).toBeUndefined();
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('shows what became of things', async () => {
    const { db } = await tempStore({ dir: older() });
    const whole = await stockHistory(db, ID, { what: null, after: null, limit: 20 });
    const seqs = whole.changes.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
    expect(whole.next).toBeNull();
    const found = await stockHistory(db, ID, { what: 'found', after: null, limit: 20 });
    const used = await stockHistory(db, ID, { what: 'used', after: null, limit: 20 });
    expect(found.changes.every(({ event }) => event.type === 'stock-gained')).toBe(true);
    expect(found.changes.length).toBeGreaterThan(1);
    expect([...found.changes, ...used.changes].map(({ seq }) => seq).toSorted((a, b) => b - a)).toEqual(seqs);
    // Pages of one line each come to the same.
    const [first] = seqs;
    const page = await stockHistory(db, ID, { what: null, after: null, limit: 1 });
    expect([page.changes.length, page.next]).toEqual([1, first]);
    const next = await stockHistory(db, ID, { what: null, after: page.next, limit: 1 });
    expect(next.changes[0]?.seq).toBe(seqs[1]);
  });
});

it.each([
  [
    'campaign_event_of_stock',
    "type in ('stock-gained', 'stock-used', 'vehicle-taken-along') order by seq desc",
  ],
  [
    'campaign_event_of_agreement',
    "type in ('house-rules-set', 'last-year-set', 'division-changed') order by seq desc",
  ],
  ['campaign_event_of_meeting', "type = 'group-met' and json_extract(payload, '$.contact.id') = 'c1'"],
  [
    'campaign_event_of_dealing',
    "type = 'group-dealt-with' and json_extract(payload, '$.contact') = 'c1' order by seq",
  ],
])('%s serves the question it is there for', async (index, question) => {
  const dir = older();
  const { close } = await tempStore({ dir });
  await close();
  const database = new Database(fileIn(dir), { readonly: true });
  const plan = database
    .prepare<[], { detail: string }>(
      `explain query plan select seq from campaign_event where campaign_id = '${ID}' and ${question}`,
    )
    .all();
  database.close();
  expect(plan.map(({ detail }) => detail).join('\n')).toContain(index);
  expect(plan.map(({ detail }) => detail).join('\n')).not.toContain('SCAN');
});
