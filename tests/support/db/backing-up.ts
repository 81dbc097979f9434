/**
 * A process of its own that acts, backs up and restores until it is killed: `backing-up.ts DIR ID` says a line after each
 * thing done: `act NAME` once an act is stored, `backup NAME REVISION` once one counts, `restore REVISION` once it is back.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAME } from '../../../db/file/open.ts';
import { openBackend } from '../../../src/backend/host/backend.ts';
import { ask } from '../backend/ask.ts';

const [dataDir = '', campaign = ''] = process.argv.slice(2);
const backend = await openBackend({ dataDir });
const say = (line: string) => writeSync(1, `${line}\n`);
const revisionNow = async () => (await ask(backend, 'campaign.get', { campaign })).revision;

/** The last backup said, to be restored. */
let last: string | undefined;
for (let time = 1; ; time += 1) {
  const revision = await revisionNow();
  const made = await ask(backend, 'campaign.rename', { campaign, revision, name: `${process.pid} ${time}` });
  say(`act ${made.revision}`);
  if (time % 3 === 0) {
    const { name } = await ask(backend, 'backup.now', {});
    last = name;
    say(`backup ${name} ${made.revision}`);
  }
  if (time % 4 === 0 && last !== undefined) {
    say(`restoring ${join(dataDir, FILE_NAME)}`);
    await ask(backend, 'backup.restore', { backup: last });
    say(`restore ${await revisionNow()}`);
  }
}
