/** The app itself, campaigns or none. */
import { rules } from '../games/campaigns.ts';
import type { AppContext } from '../host/context.ts';
import { freshSeed } from '../host/seed.ts';
import { sqliteVersion, VERSION } from '../host/version.ts';
import type { Handlers, MethodOf } from './handler.ts';

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
