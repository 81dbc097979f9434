import { expect, it } from 'vitest';
import { readSettings, writeSettings } from '../../db/writing/settings.ts';
import { fileIn, tempDir, tempStore } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

it('keeps settings of any shape, changes those named and leaves the others', async () => {
  const dir = tempDir();
  const { db } = await tempStore({ dir });
  expect(await readSettings(db)).toEqual({});
  await writeSettings(db, {});
  await writeSettings(db, { theme: 'dark', window: { width: 1024, sides: [1, null] }, off: false });
  await writeSettings(db, { theme: 'light', off: undefined });
  const kept = { theme: 'light', window: { width: 1024, sides: [1, null] }, off: false };
  expect(await readSettings(db)).toEqual(kept);
  expect(await readSettings((await tempStore({ dir })).db)).toEqual(kept);
});

it('takes a setting that was damaged for none', async () => {
  const dir = tempDir();
  const { db } = await tempStore({ dir });
  await writeSettings(db, { theme: 'dark', paper: 'A4' });
  tamper(fileIn(dir), (database) => database.exec("update setting set value = '{' where key = 'theme'"));
  expect(await readSettings(db)).toEqual({ paper: 'A4' });
});
