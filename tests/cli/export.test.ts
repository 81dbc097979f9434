import { describe, expect, it } from 'vitest';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { settled } from '../support/backend/party.ts';

async function campaign() {
  const data = tempDir();
  const backend = await testBackend({ dataDir: data });
  const at = await settled(backend);
  const file = await ask(backend, 'export.csv', { campaign: at.campaign, what: 'roster' });
  await backend.close();
  return { data, id: at.campaign, file };
}

describe('holdout export', () => {
  it('prints the file byte for byte, its last line ended as the others are', async () => {
    const { data, id, file } = await campaign();
    expect(await holdout('export', id, 'roster', '--data', data)).toEqual({
      out: file.text,
      err: '',
      code: 0,
    });
    expect(file.text).toMatch(/\r\n$/);
  });

  it('parts the cells as it is told, or else as the settings say', async () => {
    const { data, id, file } = await campaign();
    const out = async (...options: readonly string[]) =>
      (await holdout('export', id, 'roster', '--data', data, ...options)).out;
    expect(await out('--separator', 'semicolon')).toBe(file.text.replaceAll('","', '";"'));
    const backend = await testBackend({ dataDir: data });
    await ask(backend, 'settings.set', { separator: 'tab' });
    expect((await ask(backend, 'export.csv', { campaign: id, what: 'roster' })).name).toMatch(/\.tsv$/);
    await backend.close();
    expect(await out()).toBe(file.text.replaceAll('","', '"\t"'));
    expect(await out('--separator', 'comma')).toBe(file.text);
    expect(await holdout('export', id, 'roster', '--data', data, '--separator', 'dot')).toEqual({
      out: '',
      err: 'holdout: A separator is one of comma, semicolon, tab.\n',
      code: 1,
    });
  });

  it('prints the file with its name as JSON', async () => {
    const { data, id, file } = await campaign();
    const { out } = await holdout('export', id, 'roster', '--json', '--data', data);
    expect(JSON.parse(out)).toEqual(file);
  });

  it('says in one line what there is to export', async () => {
    const { data, id } = await campaign();
    expect(await holdout('export', id, 'weather', '--data', data)).toEqual({
      out: '',
      err: 'holdout: A spreadsheet is one of roster, ledger, chronicle, stockpile.\n',
      code: 1,
    });
    expect((await holdout('export', 'zzzzzzzzzz', 'roster', '--data', data)).code).toBe(1);
  });
});
