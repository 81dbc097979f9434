/** A process of its own that copies a campaign: `copying.ts DIR ID` does so until it is killed, and prints a full stop for each. */
import { openBackend } from '../../../src/backend/host/backend.ts';

const [dataDir = '', campaign = ''] = process.argv.slice(2);
const backend = await openBackend({ dataDir });
for (let copy = 1; ; copy++) {
  const reply = await backend.call('campaign.copy', { campaign, name: `Copied ${process.pid}, ${copy}` });
  if (!reply.ok) throw new Error(reply.error.message);
  process.stdout.write('.');
}
