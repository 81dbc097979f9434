/** The app itself, campaigns or none. */

import type { AppContext } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { freshSeed } from '../calls/seed.ts';
import { sqliteVersion, VERSION } from '../calls/version.ts';
import { rules } from '../games/campaigns.ts';

export const appHandlers: Handlers<MethodOf<'app'> | MethodOf<'seed'>, AppContext> = {
  'app.about': async ({ file }) => ({
    version: VERSION,
    dataFile: file,
    node: process.versions.node,
    sqlite: sqliteVersion(),
    rules: rules(),
  }),
  'seed.fresh': async ({ random }) => ({ seed: freshSeed(random) }),
};
