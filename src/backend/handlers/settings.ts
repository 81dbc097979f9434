/** `settings`: what is kept for the whole file, as a host asks for it. */
import { readSettings, writeSettings } from '../../../db/index.ts';
import { Settings } from '../../contract/app.ts';
import type { Context } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';

const DEFAULTS: Settings = { theme: 'system', dice: 'app', paper: 'A4', separator: 'comma', tier: 'assist' };

/** Each setting by itself, so that one that isn't right costs no other. */
async function settings({ db }: Context): Promise<Settings> {
  const stored = await readSettings(db);
  const read = Object.entries(Settings.shape).flatMap(([key, shape]) => {
    const value = shape.safeParse(stored[key]);
    return value.success ? [[key, value.data]] : [];
  });
  return { ...DEFAULTS, ...Object.fromEntries(read) };
}

export const settingsHandlers: Handlers<MethodOf<'settings'>> = {
  'settings.get': settings,
  'settings.set': async (context, changed) => {
    await writeSettings(context.db, changed);
    return await settings(context);
  },
};
