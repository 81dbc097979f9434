/**
 * A process of its own that plays a sample game: `session-process.ts DIR ID`. It answers with the player's own dice, says
 * so, and then stands in the middle of a step, waiting to be killed.
 */
import { openBackend } from '../../../src/backend/backend.ts';
import type { Input } from '../../../src/contract/contract.ts';
import { SAMPLE_GAMES } from '../rules/sample-games.ts';

const [dataDir = '', campaign = ''] = process.argv.slice(2);
const backend = await openBackend({ dataDir, games: SAMPLE_GAMES });
const input: Input<'session.answer'> = {
  campaign,
  revision: 1,
  rolls: 'own',
  entries: [{ own: '3C' }, { own: [5, 2] }],
};
const reply = await backend.call('session.answer', input);
console.log(JSON.stringify(reply));
setInterval(() => undefined, 1_000);
