/** The runs that a campaign has taken up go with it out of a backup and out of a file, wherever they lie and whether they count. */
import { randomInt } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

interface Host {
  readonly backend: Backend;
  readonly dataDir: string;
}

async function host(dataDir = tempDir()): Promise<Host> {
  const now = () => new Date(Date.UTC(2026, 2, 4, 12));
  const backend = await testBackend({ dataDir, games: SAMPLE_GAMES, random: (n) => randomInt(n), now });
  return { backend, dataDir };
}

async function week({ backend }: Host, name: string): Promise<string> {
  const about = { game: 'marsh', name, seed: 'Marsh', setup: { nights: 3 } } as const;
  const seats = { walker: { bot: 'even' } };
  const { id, revision } = await ask(backend, 'session.create', { ...about, seats });
  await ask(backend, 'session.answer', { campaign: id, revision });
  return id;
}

const revisionOf = async ({ backend }: Host, campaign: string) =>
  (await ask(backend, 'log.head', { campaign })).revision;
const digest = async ({ backend }: Host, campaign: string) => {
  const verified = await ask(backend, 'campaign.verify', { campaign });
  expect(verified.differences).toEqual([]);
  return verified.digest;
};

async function begin(of: Host, campaign: string, run: string): Promise<void> {
  const at = { campaign, revision: await revisionOf(of, campaign), giveUpLine: true };
  await ask(of.backend, 'episode.begin', { ...at, run });
}
const end = async (of: Host, campaign: string, run: string) =>
  await ask(of.backend, 'episode.end', { campaign, revision: await revisionOf(of, campaign), run });
const undo = async (of: Host, campaign: string) =>
  await ask(of.backend, 'campaign.undo', { campaign, revision: await revisionOf(of, campaign) });

const WEEKS = ['Given up', 'On the shelf', 'In the bin', 'Taken back'] as const;

/** Plays a run on a given-up line, two that count, one of them deleted, and one taken back. */
async function withWeeks(of: Host) {
  const { campaign } = await settled(of.backend);
  const runs: string[] = [];
  for (const name of WEEKS) {
    const run = await week(of, name);
    runs.push(run);
    await begin(of, campaign, run);
    if (name === 'Given up' || name === 'Taken back') await undo(of, campaign);
  }
  await ask(of.backend, 'campaign.delete', { campaign: runs[2] ?? '' });
  return { campaign, runs };
}

async function goneForGood({ backend }: Host, all: readonly string[]): Promise<void> {
  for (const campaign of all) {
    await ask(backend, 'campaign.delete', { campaign });
    await ask(backend, 'campaign.delete-for-good', { campaign });
  }
}

async function broughtTo(from: Host, campaign: string, to: Host): Promise<string> {
  const { transfer } = await ask(from.backend, 'campaign-file.save', { everything: true, campaign });
  const name = newTransfer(to.dataDir);
  copyFileSync(transferPath(from.dataDir, transfer), transferPath(to.dataDir, name));
  return name;
}

/** Checks where the campaign's runs lie, and that it goes on with each. */
async function hasAll(of: Host, campaign: string, was: string): Promise<void> {
  const { backend } = of;
  const { games, deletedGames } = await ask(backend, 'shelf.list', {});
  expect(games.map(({ name, episodeOf }) => [name, episodeOf]).toSorted()).toEqual([
    ['Given up', null],
    ['On the shelf', campaign],
    ['Taken back', null],
  ]);
  expect(deletedGames.map(({ name }) => name)).toEqual(['In the bin']);
  expect(await digest(of, campaign)).toBe(was);
  const idOf = (wanted: string) => [...games, ...deletedGames].find(({ name }) => name === wanted)?.id ?? '';
  const at = { campaign, revision: await revisionOf(of, campaign) };
  expect((await ask(backend, 'campaign.redo', at)).title).toBe('Redone: Take up Taken back');
  await end(of, campaign, idOf('Taken back'));
  await end(of, campaign, idOf('On the shelf'));
  await ask(backend, 'campaign.restore', { campaign: idOf('In the bin') });
  await end(of, campaign, idOf('In the bin'));
  const { lines } = await ask(backend, 'campaign.lines', { campaign });
  const back = { campaign, revision: await revisionOf(of, campaign), line: lines[0]?.line ?? 0 };
  await ask(backend, 'campaign.bring-back', { ...back, giveUpLine: true });
  await end(of, campaign, idOf('Given up'));
  await digest(of, campaign);
}

describe('a campaign comes with every run that its log names', () => {
  it('out of a backup, where all of it is gone for good', async () => {
    const here = await host();
    const { campaign, runs } = await withWeeks(here);
    const was = await digest(here, campaign);
    const { name: backup } = await ask(here.backend, 'backup.now', {});
    await goneForGood(here, [campaign, ...runs]);
    const { id } = await ask(here.backend, 'backup.restore-campaign', { backup, campaign });
    await hasAll(here, id, was);
  });

  it('out of a file, elsewhere', async () => {
    const [here, there] = [await host(), await host()];
    const { campaign } = await withWeeks(here);
    const transfer = await broughtTo(here, campaign, there);
    const view = await ask(there.backend, 'campaign-file.look', { transfer });
    expect([view.runs, view.runsLeftOut]).toEqual([4, 0]);
    const { id } = await ask(there.backend, 'campaign-file.open', { transfer });
    await hasAll(there, id, await digest(here, campaign));
  });

  it('beside those there are, each under a name of its own, and takes none of theirs', async () => {
    const here = await host();
    const { campaign, runs } = await withWeeks(here);
    const was = await digest(here, campaign);
    const { name: backup } = await ask(here.backend, 'backup.now', {});
    const { id } = await ask(here.backend, 'backup.restore-campaign', { backup, campaign });
    const { games, campaigns } = await ask(here.backend, 'shelf.list', {});
    expect(games.filter((one) => one.episodeOf === id).map(({ name }) => name)).toEqual([
      'On the shelf (backup of 4 March 2026)',
    ]);
    expect(games.filter((one) => one.episodeOf === campaign).map((one) => one.id)).toEqual([runs[1]]);
    expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
    expect(campaigns.find((one) => one.id === id)?.copiedFrom).toMatchObject({ id: campaign });
    expect([await digest(here, id), await digest(here, campaign)]).toEqual([was, was]);
  });

  it('out of the bin all of them come onto the shelf with it', async () => {
    const here = await host();
    const { campaign, runs } = await withWeeks(here);
    await ask(here.backend, 'campaign.delete', { campaign });
    for (const run of runs) await ask(here.backend, 'campaign.delete', { campaign: run });
    const { name: backup } = await ask(here.backend, 'backup.now', {});
    await ask(here.backend, 'backup.restore-campaign', { backup, campaign });
    const { games } = await ask(here.backend, 'shelf.list', {});
    expect(games.map(({ name }) => name).toSorted()).toEqual([...WEEKS].toSorted());
  });

  it('where it was damaged, too: runs that are gone come under the ids by which it names them', async () => {
    const dataDir = tempDir();
    const before = await host(dataDir);
    const { campaign, runs } = await withWeeks(before);
    await before.backend.close();
    tamperRows(fileIn(dataDir), (database) =>
      database.exec(
        "update campaign_event set payload = replace(payload, '\"Rep\"', '\"Rap\"') || ' ' where seq = 3",
      ),
    );
    const here = await host(dataDir);
    const { name: backup } = await ask(here.backend, 'backup.now', {});
    await goneForGood(here, runs.slice(0, 2));
    const { id } = await ask(here.backend, 'backup.restore-campaign', { backup, campaign });
    const { games } = await ask(here.backend, 'shelf.list', {});
    expect(games.map((one) => one.id)).toEqual(expect.arrayContaining(runs.slice(0, 2)));
    expect((await ask(here.backend, 'campaign.verify', { campaign: id })).identical).toBe(false);
  });
});

describe('a run that was deleted for good', () => {
  it('can’t come, which is said before the file is opened', async () => {
    const [here, there] = [await host(), await host()];
    const { campaign, runs } = await withWeeks(here);
    await goneForGood(here, runs.slice(0, 2));
    const transfer = await broughtTo(here, campaign, there);
    const view = await ask(there.backend, 'campaign-file.look', { transfer });
    expect([view.runs, view.runsLeftOut]).toEqual([2, 2]);
  });

  it('makes the campaign another by its digest, and so does one that was played on', async () => {
    const here = await host();
    const { campaign, runs } = await withWeeks(here);
    const was = await digest(here, campaign);
    const [, run = ''] = runs;
    await ask(here.backend, 'campaign.rename', {
      campaign: run,
      revision: await revisionOf(here, run),
      name: 'Called otherwise',
    });
    expect(await digest(here, campaign)).toBe(was);
    await ask(here.backend, 'note.add', { campaign: run, act: 2, text: 'Fog.' });
    const noted = await digest(here, campaign);
    expect(noted).not.toBe(was);
    await goneForGood(here, [run]);
    expect(new Set([was, noted, await digest(here, campaign)]).size).toBe(3);
  });

  it('damaged, is told by the verification of its campaign', async () => {
    const dataDir = tempDir();
    const before = await host(dataDir);
    const { campaign, runs } = await withWeeks(before);
    await before.backend.close();
    tamperRows(fileIn(dataDir), (database) =>
      database
        .prepare("update campaign_act set command = 'other' where campaign_id = ? and act = 2")
        .run(runs[1]),
    );
    const { backend } = await host(dataDir);
    const { identical, differences } = await ask(backend, 'campaign.verify', { campaign });
    expect([identical, differences[0]]).toEqual([false, expect.stringMatching(/^On the shelf: /)]);
    expect(await failing(backend, 'campaign-file.save', { everything: true, campaign })).toMatchObject({
      code: 'unreadable',
    });
  });
});
