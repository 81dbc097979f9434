/** The command line in a process of its own, as somebody types it. */
import { describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { spawnHoldout } from '../support/backend/cli.ts';

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

  it('ends with 1 and one line on standard error where it can’t', async () => {
    expect(await spawnHoldout('campaign', 'new', '--data', tempDir())).toEqual({
      out: '',
      err: "holdout: required option '--name <name>' not specified\n",
      code: 1,
    });
  });
});
