import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpack } from '../../db/campaign-file/packing.ts';
import { tempDir } from '../support/db/store.ts';

it('a file that would unpack to more than any campaign is given up at that point', async () => {
  const file = join(tempDir(), 'bomb');
  writeFileSync(file, gzipSync(Buffer.alloc(50_000)));
  await expect(unpack(file, 40_000)).rejects.toMatchObject({ code: 'too-large' });
  expect(await unpack(file, 50_000)).toHaveLength(50_000);
});
