/** Inverses and half-filled forms of an older file get checksums as it is opened, and a change of them is named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { readDraft } from '../../../db/writing/drafts.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

it('counts those of an older file', async () => {
  const fixture = readFileSync(join(import.meta.dirname, '../fixtures/v5.sql'), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => {
    database.exec(`begin;\n${fixture}\ncommit;`);
    database.exec(
      `insert into draft values ('${ID}', 'encounter/plan', '{"a":1}', '2026-01-01T00:00:00.000Z')`,
    );
  });
  const { db } = await tempStore({ dir });
  const without = await sql<{ n: number }>`select (select count(*) from act_inverse where checksum is null)
    + (select count(*) from draft where checksum is null) as n`.execute(db);
  expect(without.rows).toEqual([{ n: 0 }]);
  expect(await readDraft(db, ID, 'encounter/plan')).toEqual({ body: '{"a":1}', earlier: null });
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  await sql`update draft set body = '{"a":2}'`.execute(db);
  await sql`update act_inverse set inverse = inverse || ' ' where act = (select min(act) from act_inverse)`.execute(
    db,
  );
  const found = (await verifyCampaign(db, ID))?.differences ?? [];
  expect([...new Set(found.map(({ table }) => table))].toSorted()).toEqual(['act_inverse', 'draft']);
});
