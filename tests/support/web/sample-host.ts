/** The browser host with the games of the tests: `sample-host.ts DIR`. No host that ships knows them. */
import { openBackend } from '../../../src/backend/backend.ts';
import { serve } from '../../../src/web/serve.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { SAMPLE_GAMES } from '../rules/sample-games.ts';

const [dataDir = ''] = process.argv.slice(2);
const backend = await openBackend({ dataDir, games: SAMPLE_GAMES });
const host = await serve({ dataDir, rendererDir: fromRoot('dist/renderer'), backend });
console.log(`Holdout is at ${host.url}`);
process.once('SIGTERM', () => void host.close());
