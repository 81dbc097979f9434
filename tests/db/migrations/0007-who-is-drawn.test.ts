import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

it.each([1, 5, 6])(
  'a file of version %i gets its indexes, and is what its log adds up to',
  async (version) => {
    const fixture = readFileSync(join(import.meta.dirname, `../fixtures/v${version}.sql`), 'utf8');
    const dir = tempDir();
    tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
    const { db } = await tempStore({ dir });
    const { rows } =
      await sql`select name from sqlite_schema where name in ('figure_drawn', 'rep_ledger_of_rep')
    order by name`.execute(db);
    expect(rows).toEqual([{ name: 'figure_drawn' }, { name: 'rep_ledger_of_rep' }]);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  },
);
