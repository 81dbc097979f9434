/** A campaign that couldn't be opened again isn't saved as a file, and that is said. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type * as Packing from '../../db/campaign-file/packing.ts';
import { failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

// A few bytes stand for 64 MB.
vi.mock('../../db/campaign-file/packing.ts', async (original) => ({
  ...(await original<typeof Packing>()),
  MOST_PACKED: 1_000,
}));

it('a campaign whose file would be too large to open is told so, and none is left', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign } = await settled(backend);
  expect(await failing(backend, 'campaign-file.save', { campaign })).toEqual({
    code: 'refused',
    message:
      'This is too large for a file of its own, which could not be opened again, so none was saved; backups hold all of it.',
  });
  expect(existsSync(join(dataDir, 'transfer'))).toBe(false);
});
