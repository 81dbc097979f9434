/** Tables that grow with a campaign are searched by an index of their own, in a new file and in one of an earlier version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { lookAtStanding } from '../../db/backups/contents.ts';
import { entries } from '../../db/games/all-things-zombie/chronicle/entries.ts';
import { fateOf } from '../../db/games/all-things-zombie/graveyard.ts';
import { listCampaigns } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { figureHistory } from '../../db/games/all-things-zombie/log/events.ts';
import { repSteps, whoIsDrawn } from '../../db/games/all-things-zombie/series.ts';
import type { Db } from '../../db/schema.ts';
import { binCampaign } from '../../db/shelf/shelf.ts';
import type { FigureId } from '../../src/rules/all-things-zombie/ids.ts';
import { AT } from '../support/db/moment.ts';
import { ID } from '../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

/** The statements that a piece of work reads by, each with how SQLite goes about it. */
async function plans(version: number, work: (db: Db) => Promise<unknown>) {
  const dir = tempDir();
  const fixture = join(import.meta.dirname, `fixtures/v${version}.sql`);
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${readFileSync(fixture, 'utf8')}\ncommit;`));
  const { db } = await tempStore({ dir });
  const statements: string[] = [];
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function prepared(this: Database.Database, statement: string) {
    statements.push(statement);
    return prepare.call(this, statement);
  } as typeof prepare;
  try {
    await work(db);
  } finally {
    Database.prototype.prepare = prepare;
  }
  const file = new Database(fileIn(dir), { readonly: true });
  const found = statements
    .filter((statement) => /^\s*select/.test(statement))
    .flatMap((statement) => {
      const unknown = statement.match(/\?/g)?.map(() => null) ?? [];
      return file.prepare(`explain query plan ${statement}`).all(...unknown) as { detail: string }[];
    });
  file.close();
  return found.map(({ detail }) => detail);
}

const STAR = 'f1' as FigureId;
const MONTH = { year: 2, period: 1 };
const EVERY_ENTRY = {
  what: null,
  kind: null,
  area: null,
  from: null,
  to: null,
  figure: null,
  commands: null,
};
const PAGE = { after: null, limit: 50 };

const LOOKED_UP: readonly (readonly [string, (db: Db) => Promise<unknown>, string])[] = [
  ['the figures of the curves', async (db) => await whoIsDrawn(db, ID), 'figure USING INDEX figure_drawn'],
  [
    'their Rep',
    async (db) => await repSteps(db, ID, STAR, { from: MONTH, to: MONTH }),
    'rep_ledger USING INDEX rep_ledger_of_rep',
  ],
  ['the Star and the party on the shelf', listCampaigns, 'figure USING INDEX figure_drawn'],
  [
    'the history of a figure',
    async (db) => await figureHistory(db, ID, STAR, PAGE),
    'event_subject USING COVERING INDEX event_subject_by_subject',
  ],
  [
    'the entries of a figure',
    async (db) => await entries(db, ID, { ...EVERY_ENTRY, figure: STAR }).execute(),
    'event_subject USING COVERING INDEX event_subject_by_subject',
  ],
  [
    'what became of somebody who is gone',
    async (db) => await fateOf(db, ID, { figure_id: STAR }),
    'event_subject USING COVERING INDEX event_subject_by_subject',
  ],
];

describe.each([1, 5])('in a file of version %i', (version) => {
  it.each(LOOKED_UP)('%s', async (_, work, index) => {
    const found = await plans(version, work);
    expect(found).toContainEqual(expect.stringContaining(index));
    const table = index.split(' ')[0];
    expect(found.filter((plan) => plan.startsWith(`SEARCH ${table} `) && !plan.includes(index))).toEqual([]);
    // But for the index that holds what may be redone and nothing else.
    expect(
      found.filter((plan) =>
        /SEARCH (campaign_event|campaign_act) (?!.*campaign_act_undone).*\(campaign_id=\?\)$/.test(plan),
      ),
    ).toEqual([]);
  });

  it('what this machine remembers of each campaign at each commit', async () => {
    const found = await plans(version, async (db) => await binCampaign(db, ID, AT));
    expect(found.filter((plan) => plan.startsWith('SCAN last'))).toEqual([]);
    expect(found).toContainEqual(expect.stringContaining('SEARCH last USING INDEX'));
  });
});

it('whose backups are of a file, and whether it needs one, is told without going through its acts', async () => {
  const { file } = await tempStore();
  const statements: unknown[] = [];
  const database = new Database(file, { verbose: (statement) => statements.push(statement) });
  lookAtStanding(database);
  database.close();
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((statement) => String(statement).includes('campaign_act'))).toEqual([]);
});
