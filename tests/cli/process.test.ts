/** The command line in a process of its own, as somebody types it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { spawnHoldout, spawnHoldoutInterrupted, spawnHoldoutInto } from '../support/backend/cli.ts';

function actsIn(dir: string): number {
  try {
    const database = new Database(join(dir, 'holdout.sqlite'), { readonly: true, fileMustExist: true });
    const acts = Number(database.prepare('select count(*) from campaign_act').pluck().get());
    database.close();
    return acts;
  } catch {
    // Not made yet.
    return 0;
  }
}

describe('the process', () => {
  it('prints the odds as they are written down, and nothing else', async () => {
    expect(
      await spawnHoldout('odds', 'atz.pass', '{"rep":4,"dice":2}', '--json', '--data', tempDir()),
    ).toEqual({
      out: '{"rule":"atz.pass","exact":true,"outcomes":{"2":{"n":16,"of":36},"1":{"n":16,"of":36},"0":{"n":4,"of":36}}}\n',
      err: '',
      code: 0,
    });
  });

  it('makes a campaign that the next process finds', async () => {
    const data = ['--data', tempDir(), '--json'];
    const made = await spawnHoldout('campaign', 'new', '--name', 'Merrow Ford', ...data);
    const { id } = JSON.parse(made.out);
    const list = await spawnHoldout('campaign', 'list', ...data);
    expect(JSON.parse(list.out)).toMatchObject({ campaigns: [{ id, name: 'Merrow Ford', party: 4 }] });
  });

  it('called off by Ctrl+C, keeps what the bots have played, whole', async () => {
    const dir = tempDir();
    const data = ['--data', dir, '--json'];
    const words = ['campaign', 'soak', '--years', '90', '--seed', 'S', ...data];
    const { out, err, code } = await spawnHoldoutInterrupted(() => actsIn(dir) > 3, ...words);
    expect([err, code]).toEqual(['', 1]);
    const { id, acts, cancelled } = JSON.parse(out);
    expect([cancelled, acts > 1]).toEqual([true, true]);
    expect(JSON.parse((await spawnHoldout('verify', id, ...data)).out)).toMatchObject({ identical: true });
  });

  it.skipIf(!existsSync('/dev/full'))('ends with 1 where its output can’t be written', async () => {
    expect(await spawnHoldoutInto('/dev/full', 'acts', '--json', '--data', tempDir())).toEqual({
      err: 'The output can’t be written: the disk is full.\n',
      code: 1,
    });
  });

  it('ends with 1 and one line on standard error where it can’t', async () => {
    expect(await spawnHoldout('campaign', 'new', '--data', tempDir())).toEqual({
      out: '',
      err: "holdout: required option '--name <name>' not specified\n",
      code: 1,
    });
  });
});
