/** Files that aren't what was saved: each is refused by one sentence and changes nothing, or is a campaign that holds. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newTransfer, transferPath } from '../../src/backend/host/transfers.ts';
import { Failure } from '../../src/contract/failure.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { change, changedFile } from '../support/backend/hostile-file.ts';
import { settled } from '../support/backend/party.ts';
import { COUNTS } from '../support/counts.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

it(
  'a file that was changed is refused, or is a campaign that holds',
  async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
    const at = await settled(backend);
    const { campaign } = at;
    const run = await ask(backend, 'session.create', {
      game: 'marsh',
      name: 'A long week',
      seed: 'Marsh',
      setup: { nights: 3 },
      seats: { walker: { bot: 'even' } },
    });
    const begun = await ask(backend, 'episode.begin', { ...at, run: run.id });
    const dice = await ask(backend, 'campaign.newDice', { ...at, revision: begun.revision });
    await ask(backend, 'campaign.undo', { ...at, revision: dice.revision });
    const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain.' });
    await ask(backend, 'note.change', { campaign, note, text: 'Rain all day.', was: 'Rain.' });
    await ask(backend, 'draft.put', { campaign, form: 'encounter/plan', body: '{"area":"rural"}' });
    const { digest } = await ask(backend, 'campaign.verify', { campaign });
    const { transfer } = await ask(backend, 'campaign-file.save', { campaign });
    const packed = readFileSync(transferPath(dataDir, transfer));
    await ask(backend, 'campaign-file.let-go', { transfer });
    const onShelf = async () => {
      const { campaigns, games } = await ask(backend, 'shelf.list', {});
      return [...campaigns, ...games].map(({ id, revision }) => `${id} ${revision}`).sort();
    };
    const before = await onShelf();
    const wrong: unknown[] = [];
    const found: Record<string, number> = {};
    const scratch = join(dataDir, 'changed.sqlite');
    for (const one of fc.sample(change, { numRuns: COUNTS.files, seed: COUNTS.seed })) {
      const name = newTransfer(dataDir);
      writeFileSync(transferPath(dataDir, name), await changedFile(packed, one, scratch));
      const reply = await backend.call('campaign-file.open', { transfer: name });
      await ask(backend, 'campaign-file.let-go', { transfer: name });
      if (!reply.ok) {
        const { code, refusal, message } = Failure.parse(reply.error);
        found[refusal ?? code] = (found[refusal ?? code] ?? 0) + 1;
        if (!['refused', 'newer-file'].includes(code) || !/^\S[^\n]*\.$/.test(message))
          wrong.push({ one, code, message });
        if (JSON.stringify(await onShelf()) !== JSON.stringify(before)) wrong.push({ one, changed: true });
        continue;
      }
      found.opened = (found.opened ?? 0) + 1;
      const { id } = reply.value as { id: string };
      // What was let in holds, and its screens can be shown.
      const verified = await ask(backend, 'campaign.verify', { campaign: id });
      if (!verified.identical) wrong.push({ one, differences: verified.differences });
      for (const method of [
        'campaign.get',
        'chronicle.page',
        'campaign.log',
        'script.log',
        'encounter.get',
      ] as const) {
        const shown = await backend.call(method, { campaign: id });
        if (!shown.ok && shown.error.code === 'internal') wrong.push({ one, method });
      }
      for (const { id: game } of (await ask(backend, 'shelf.list', {})).games) {
        if (before.some((known) => known.startsWith(game))) continue;
        const shown = await backend.call('session.get', { campaign: game });
        if (!shown.ok && shown.error.code === 'internal') wrong.push({ one, method: 'session.get' });
        await ask(backend, 'campaign.delete', { campaign: game });
      }
      await ask(backend, 'campaign.delete', { campaign: id });
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['damaged', 'unreadable', 'not-ours', 'cut-off', 'newer-file', 'opened']),
    );
    if (COUNTS.files > 1000) console.log(found);
    expect(await onShelf()).toEqual(before);
    expect((await ask(backend, 'campaign.verify', { campaign })).digest).toBe(digest);
    expect(readdirSync(join(dataDir, 'transfer'))).toEqual([]);
  },
  COUNTS.limitMs,
);
