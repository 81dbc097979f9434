import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

it.each([1, 5, 13])(
  'figures of a file of version %i are spoken of as “they”, and are what their log adds up to',
  async (version) => {
    const fixture = readFileSync(join(import.meta.dirname, `../fixtures/v${version}.sql`), 'utf8');
    const dir = tempDir();
    tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
    const { db } = await tempStore({ dir });
    const figures = (await loadCampaign(db, ID))?.campaign.figures ?? [];
    expect(new Set(figures.map(({ pronoun, shortName }) => `${pronoun} ${shortName}`))).toEqual(
      new Set(['they null']),
    );
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  },
);
