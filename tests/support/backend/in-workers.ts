/** The backend in workers, as hosts have it: built before the tests (`tools/backend-setup.config.ts`). */
import { type StartOptions, startBackend } from '../../../src/backend/client.ts';
import { BUILT_WORKER } from '../../../tools/paths.ts';

export const startBuilt = (options: StartOptions) => startBackend({ workerUrl: BUILT_WORKER, ...options });
