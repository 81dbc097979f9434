/** The app itself, campaigns or none: what it is, what the rules offer, odds. */
import { GeneratedEncounter } from '../../contract/games/all-things-zombie/generated-encounter.ts';
import { RULES } from '../../rules/all-things-zombie/rules.ts';
import { generateEncounter } from '../games/all-things-zombie/generated-encounter.ts';
import { oddsOf } from '../games/all-things-zombie/odds.ts';
import { reference } from '../games/all-things-zombie/views/reference.ts';
import type { AppContext } from '../host/context.ts';
import { freshSeed } from '../host/seed.ts';
import { sqliteVersion, VERSION } from '../host/version.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const appHandlers: Handlers<
  MethodOf<'app'> | MethodOf<'reference'> | MethodOf<'seed'> | MethodOf<'odds'> | 'encounter.generate',
  AppContext
> = {
  'app.about': async ({ file }) => ({
    version: VERSION,
    dataFile: file,
    node: process.versions.node,
    sqlite: sqliteVersion(),
    rules: Object.keys(RULES).length,
  }),
  'reference.get': async () => reference(),
  'seed.fresh': async ({ random }) => ({ seed: freshSeed(random) }),
  'encounter.generate': async (_context, wanted) => GeneratedEncounter.parse(generateEncounter(wanted)),
  'odds.get': async (_context, { rule, input }) => oddsOf(rule, input),
};
