/** The app itself, campaigns or none: what it is, what the rules offer, odds. */
import { GeneratedEncounter } from '../../contract/encounter.ts';
import { RULES } from '../../rules/all-things-zombie/rules.ts';
import type { AppContext } from '../context.ts';
import { generateEncounter } from '../encounter.ts';
import { oddsOf } from '../odds.ts';
import { freshSeed } from '../seed.ts';
import { sqliteVersion, VERSION } from '../version.ts';
import { reference } from '../views/reference.ts';
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
