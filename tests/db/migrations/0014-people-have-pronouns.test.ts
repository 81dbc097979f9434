import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import { decodeEvent } from '../../../db/games/all-things-zombie/log/event.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

function fromFixture(version: number): string {
  const fixture = readFileSync(join(import.meta.dirname, `../fixtures/v${version}.sql`), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
  return dir;
}

it.each([1, 5, 13])(
  'figures of a file of version %i are spoken of as “they”, and are what their log adds up to',
  async (version) => {
    const { db } = await tempStore({ dir: fromFixture(version) });
    const figures = (await loadCampaign(db, ID))?.campaign.figures ?? [];
    expect(new Set(figures.map(({ pronoun, shortName }) => `${pronoun} ${shortName}`))).toEqual(
      new Set(['they null']),
    );
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  },
);

it('a state that a damaged log went on from before is read with both', async () => {
  const { db } = await tempStore({ dir: fromFixture(13) });
  const campaign = (await loadCampaign(db, ID))?.campaign;
  const figures = campaign?.figures.map(({ pronoun: _, shortName: __, ...before }) => before);
  const payload = JSON.stringify({ state: { ...campaign, figures } });
  expect(decodeEvent({ type: 'log-damaged', payload }, 'event')).toEqual({
    type: 'log-damaged',
    state: campaign,
  });
});
