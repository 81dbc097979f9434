import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

it.each([1, 4])(
  'a campaign of version %i has no episodes, and is what its log adds up to',
  async (version) => {
    const fixture = readFileSync(join(import.meta.dirname, `../fixtures/v${version}.sql`), 'utf8');
    const dir = tempDir();
    tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
    const { db } = await tempStore({ dir });
    expect((await loadCampaign(db, ID))?.campaign.episodes).toEqual([]);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  },
);
