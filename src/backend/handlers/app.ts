/** The app itself: what it is, how it is set, what the rules offer, odds. */
import { readSettings, writeSettings } from '../../../db/index.ts';
import { Settings } from '../../contract/app.ts';
import type { Context } from '../context.ts';
import { oddsOf } from '../odds.ts';
import { freshSeed } from '../seed.ts';
import { VERSION } from '../version.ts';
import { reference } from '../views/reference.ts';
import type { Handlers, MethodOf } from './handler.ts';

const DEFAULTS: Settings = { theme: 'system', dice: 'app', paper: 'A4' };

/** Each setting by itself, so that one that can't be read costs no other. */
async function settings({ db }: Context): Promise<Settings> {
  const stored = await readSettings(db);
  const read = Object.entries(Settings.shape).flatMap(([key, shape]) => {
    const value = shape.safeParse(stored[key]);
    return value.success ? [[key, value.data]] : [];
  });
  return { ...DEFAULTS, ...Object.fromEntries(read) };
}

export const appHandlers: Handlers<
  MethodOf<'app'> | MethodOf<'settings'> | MethodOf<'reference'> | MethodOf<'seed'> | MethodOf<'odds'>
> = {
  'app.about': async ({ file, sqlite }) => ({
    version: VERSION,
    dataFile: file,
    node: process.versions.node,
    sqlite,
  }),
  'settings.get': settings,
  'settings.set': async (context, changed) => {
    await writeSettings(context.db, changed);
    return await settings(context);
  },
  'reference.get': async () => reference(),
  'seed.fresh': async ({ random }) => ({ seed: freshSeed(random) }),
  'odds.get': async (_context, { rule, input }) => oddsOf(rule, input),
};
