/** Undo and redo, killed at any moment: each is whole or not there, and what takes acts back leads where the log does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../db/file/open.ts';
import { undo, verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { digest } from '../../src/rules/core/digest.ts';
import { actOfBot } from '../support/db/bots.ts';
import { AT } from '../support/db/moment.ts';
import { commitAll, ID, newCampaign, played } from '../support/db/play.ts';
import { clock, tempDir } from '../support/db/store.ts';

const TURNER = join(import.meta.dirname, '../support/db/turner.ts');
const ACTS = 40;
/** Turns made before the process is killed, while it is at the next ones. */
const KILLED_AFTER = [1, 6, 17];

it('a campaign taken back and done again by a process that is killed', { timeout: 60_000 }, async () => {
  const dir = tempDir();
  const store = await openStore({ dir, now: clock });
  let at = await newCampaign(store.db);
  const states = [digest(at.campaign)];
  for (let n = 0; states.length <= ACTS; n++) {
    const act = actOfBot(`killed, ${n}`);
    if (played(at.campaign, act) === undefined) continue;
    at = await commitAll(store.db, at, [act]);
    states.push(digest(at.campaign));
  }
  await store.close();

  for (const turns of KILLED_AFTER) {
    const turner = spawn(process.execPath, [TURNER, dir, ID], { stdio: ['ignore', 'pipe', 'inherit'] });
    let made = 0;
    for await (const printed of turner.stdout) {
      made += String(printed).length;
      if (made >= turns) break;
    }
    turner.kill('SIGKILL');
    if (turner.exitCode === null && turner.signalCode === null) await once(turner, 'exit');

    const again = await openStore({ dir, now: clock });
    const loaded = await loadCampaign(again.db, ID);
    expect(digest(loaded?.campaign)).toBe(states[(loaded?.head.act ?? 0) - 1]);
    expect(loaded?.head.revision).toBeGreaterThan(ACTS);
    expect((await verifyCampaign(again.db, ID))?.differences).toEqual([]);
    const { revision = 0 } = loaded?.head ?? {};
    const start = await undo(again.db, ID, revision, { at: AT, backTo: 1 });
    if (start.ok) expect(digest(start.campaign)).toBe(states[0]);
    expect((await verifyCampaign(again.db, ID))?.differences).toEqual([]);
    await again.close();
  }
});
