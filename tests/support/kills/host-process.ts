/** The browser host in a process of its own, with both of its workers: `host-process.ts DIR`. */
import { startBackend } from '../../../src/backend/client.ts';
import { serve } from '../../../src/web/serve.ts';
import { BUILT_WORKER, fromRoot } from '../../../tools/paths.ts';

const [dataDir = ''] = process.argv.slice(2);
const host = await serve({
  dataDir,
  rendererDir: fromRoot('dist/renderer'),
  port: 0,
  backend: await startBackend({ dataDir, workerUrl: BUILT_WORKER }),
});
console.log(`Holdout is at ${host.url}`);
process.once('SIGTERM', () => void host.close());
