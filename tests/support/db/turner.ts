/**
 * A process of its own that takes acts back and does them again: `turner.ts DIR ID` does so until it is killed, and prints
 * a full stop for each.
 */
import { openStore } from '../../../db/file/open.ts';
import { redo, undo } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';

const [dir = '', id = ''] = process.argv.slice(2);
const { db } = await openStore({ dir, now: () => new Date() });
const at = () => new Date().toISOString();

for (let turn = 0; ; turn++) {
  const { revision = 0 } = (await loadCampaign(db, id))?.head ?? {};
  const upTo = turn % 3 === 2 ? Number.MAX_SAFE_INTEGER : undefined;
  const turned =
    turn % 3 === 0
      ? await undo(db, id, revision, { at: at(), backTo: 1 })
      : await redo(db, id, revision, { at: at(), upTo });
  if (!turned.ok && !turned.refusal.code.startsWith('nothing-to-')) throw new Error(turned.refusal.code);
  process.stdout.write('.');
}
