/** Memory of the file on this machine, also while it is open: a process that is killed writes nothing at its end. */
import { expect, it } from 'vitest';
import { lastSeen, memoryIn } from '../../db/file/memory.ts';
import { newCampaign } from '../support/db/play.ts';
import { tempDir, tempStore } from '../support/db/store.ts';

it('is how far each campaign has come, a moment after each act', async () => {
  const [dir, memory] = [tempDir(), tempDir()];
  const { db } = await tempStore({ dir, memory });
  const shelf = () => lastSeen(memoryIn(memory, dir)).left()?.shelf ?? [];
  for (const [number, id] of ['first', 'second', 'third'].entries()) {
    await newCampaign(db, id);
    await expect.poll(() => shelf().map((stood) => stood.id)).toContain(id);
    expect(shelf()).toHaveLength(number + 1);
  }
});
