/** The backend in workers, as hosts have it: built before the tests (`tools/backend-setup.config.ts`). */
import { pathToFileURL } from 'node:url';
import { type StartOptions, startBackend } from '../../../src/backend/host/client.ts';
import { fromRoot } from '../../../tools/paths.ts';

const BUILT = pathToFileURL(fromRoot('dist/backend/worker.js'));

export const startBuilt = (options: StartOptions) => startBackend({ workerUrl: BUILT, ...options });
