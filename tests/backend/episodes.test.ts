/** A campaign takes up a run of another game as an episode, and is told how it ended; the sample run stands for them. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const sampleBackend = () => testBackend({ games: SAMPLE_GAMES });

/** Three nights, played by a bot or waiting for the player. */
async function run(backend: Backend, seats: 'bot' | 'player'): Promise<string> {
  const { id, revision } = await ask(backend, 'session.create', {
    game: 'marsh',
    name: 'A long week',
    seed: 'Marsh',
    setup: { nights: 3 },
    seats: { walker: seats === 'bot' ? { bot: 'even' } : 'player' },
  });
  if (seats === 'bot') await ask(backend, 'session.answer', { campaign: id, revision });
  return id;
}

/** The app rolls whatever is rolled for. */
async function enterEnd(backend: Backend, at: At & { readonly run: string }) {
  const ended = await ask(backend, 'episode.end', at);
  if (ended.state !== 'done') throw new Error(`the end of the episode waits for ${ended.question.rule}`);
  return ended;
}

/** Undo goes on from the newest state. */
async function undone(backend: Backend, { campaign }: At): Promise<void> {
  const { revision } = await ask(backend, 'campaign.get', { campaign });
  await ask(backend, 'campaign.undo', { campaign, revision });
}

const linesOf = async (backend: Backend, { campaign }: At) => {
  const { entries } = await ask(backend, 'chronicle.page', { campaign });
  const details = await Promise.all(
    entries.slice(0, 2).map(({ act }) => ask(backend, 'chronicle.entry', { campaign, act })),
  );
  return details.flatMap(({ acts }) => acts.flatMap(({ lines }) => lines.map(({ text }) => text)));
};

describe('an episode', () => {
  it('is taken up and ended by the campaign’s own log, in the words of its game', async () => {
    const backend = await sampleBackend();
    const at = await settled(backend);
    const id = await run(backend, 'bot');
    const { ending } = await ask(backend, 'session.get', { campaign: id });
    const begun = await ask(backend, 'episode.begin', { ...at, run: id });
    expect(begun.title).toBe('Take up A long week');
    expect(await ask(backend, 'episode.of', { campaign: id })).toMatchObject({
      campaigns: [{ id: at.campaign, told: false }],
    });
    const ended = await enterEnd(backend, { ...at, revision: begun.revision, run: id });
    expect(ended.title).toBe('Enter how A long week ended');
    expect(await linesOf(backend, at)).toEqual([
      `Episode: A long week. ${ending}`,
      'Episode: A long week begins',
    ]);
    expect(await ask(backend, 'episode.of', { campaign: id })).toMatchObject({ campaigns: [{ told: true }] });
    expect(await ask(backend, 'campaign.verify', { campaign: at.campaign })).toMatchObject({
      identical: true,
    });
  });

  it('is undone and done again, and goes along with a copy', async () => {
    const backend = await sampleBackend();
    const at = await settled(backend);
    const id = await run(backend, 'bot');
    const { revision } = await ask(backend, 'episode.begin', { ...at, run: id });
    await ask(backend, 'episode.end', { ...at, revision, run: id });
    const copy = await ask(backend, 'campaign.copy', { campaign: at.campaign, name: 'What if' });
    await undone(backend, at);
    await undone(backend, at);
    expect((await ask(backend, 'episode.of', { campaign: id })).campaigns).toMatchObject([
      { id: copy.id, name: 'What if', told: true },
    ]);
    const { revision: now } = await ask(backend, 'campaign.get', { campaign: at.campaign });
    await ask(backend, 'campaign.redo', { campaign: at.campaign, revision: now });
    const { campaigns } = await ask(backend, 'episode.of', { campaign: id });
    expect(campaigns.map(({ told }) => told).toSorted()).toEqual([false, true]);
    for (const campaign of [at.campaign, copy.id]) {
      expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
    }
  });

  it('keeps the end that was entered: the run goes back once the entry is undone, or in a copy', async () => {
    const backend = await sampleBackend();
    const at = await settled(backend);
    const id = await run(backend, 'bot');
    const { revision } = await ask(backend, 'episode.begin', { ...at, run: id });
    await ask(backend, 'episode.end', { ...at, revision, run: id });
    const { name } = await ask(backend, 'campaign.get', { campaign: at.campaign });
    const over = await ask(backend, 'session.get', { campaign: id });
    const back = { campaign: id, revision: over.revision };
    const { acts } = await ask(backend, 'campaign.log', { campaign: id });
    const first = acts.at(-1)?.act ?? 0;
    for (const how of [{}, { backTo: first }]) {
      expect(await failing(backend, 'campaign.undo', { ...back, ...how })).toMatchObject({
        code: 'refused',
        message: `How A long week ended is entered in ${name}. Undo that there first, or copy this run from an earlier act.`,
      });
    }
    expect(await ask(backend, 'session.get', { campaign: id })).toEqual(over);
    // Acts after the game's end are no part of the episode.
    const renamed = await ask(backend, 'campaign.rename', { ...back, name: 'A week in the marsh' });
    await ask(backend, 'campaign.undo', { campaign: id, revision: renamed.revision });
    const copy = await ask(backend, 'session.branch', { campaign: id, name: 'What if', from: first });
    expect(await ask(backend, 'session.get', { campaign: copy.id })).toMatchObject({ over: false });
    await undone(backend, at);
    const now = await ask(backend, 'session.get', { campaign: id });
    await ask(backend, 'campaign.undo', { campaign: id, revision: now.revision });
    expect(await ask(backend, 'session.get', { campaign: id })).toMatchObject({ over: false });
  });

  it('is refused twice, before it is over, and where there is no such run', async () => {
    const backend = await sampleBackend();
    const at = await settled(backend);
    const id = await run(backend, 'player');
    const { revision } = await ask(backend, 'episode.begin', { ...at, run: id });
    expect(await failing(backend, 'episode.begin', { ...at, revision, run: id })).toMatchObject({
      code: 'refused',
      message: 'A long week is an episode of this campaign already.',
    });
    expect(await failing(backend, 'episode.end', { ...at, revision, run: id })).toMatchObject({
      code: 'refused',
      message: 'A long week isn’t over yet; play it to its end first.',
    });
    expect(await failing(backend, 'episode.begin', { ...at, revision, run: 'zzzzzzzzzz' })).toMatchObject({
      code: 'not-found',
    });
    expect(await failing(backend, 'episode.begin', { ...at, revision, run: at.campaign })).toMatchObject({
      code: 'not-found',
    });
  });

  it('is found in the Chronicle by how it ended, whenever that was entered', async () => {
    const backend = await sampleBackend();
    const at = await settled(backend);
    const found = async (search: string) => {
      const { entries } = await ask(backend, 'chronicle.page', { campaign: at.campaign, search });
      return entries.map(({ title }) => title);
    };
    const id = await run(backend, 'bot');
    const begun = await ask(backend, 'episode.begin', { ...at, run: id });
    expect(await found('"a long week begins"')).toEqual(['Take up A long week']);
    expect(await found('nights are over')).toEqual([]);
    const ended = await enterEnd(backend, { ...at, revision: begun.revision, run: id });
    expect(await found('nights are over')).toEqual(['Enter how A long week ended']);
    await ask(backend, 'campaign.undo', { campaign: at.campaign, revision: ended.revision });
    expect(await found('nights are over')).toEqual([]);
    const { revision } = await ask(backend, 'campaign.get', { campaign: at.campaign });
    await ask(backend, 'campaign.redo', { campaign: at.campaign, revision });
    expect(await found('nights are over')).toHaveLength(1);
  });

  it('hangs the run on the shelf under the campaign that took it up first, as long as that stands there', async () => {
    const backend = await sampleBackend();
    const at = await settled(backend);
    const id = await run(backend, 'player');
    const hangsOn = async () => {
      const { games } = await ask(backend, 'shelf.list', {});
      return games.find((game) => game.id === id)?.episodeOf;
    };
    expect(await hangsOn()).toBeNull();
    await ask(backend, 'episode.begin', { ...at, run: id });
    expect(await hangsOn()).toBe(at.campaign);
    const copy = await ask(backend, 'campaign.copy', { campaign: at.campaign, name: 'What if' });
    expect(await hangsOn()).toBe(at.campaign);
    await ask(backend, 'campaign.delete', { campaign: at.campaign });
    expect(await hangsOn()).toBe(copy.id);
    await ask(backend, 'campaign.delete', { campaign: copy.id });
    expect(await hangsOn()).toBeNull();
  });

  it('leaves the run itself as it is, whatever becomes of the campaign', async () => {
    const backend = await sampleBackend();
    const at = await settled(backend);
    const id = await run(backend, 'bot');
    const before = await ask(backend, 'session.get', { campaign: id });
    await ask(backend, 'episode.begin', { ...at, run: id });
    await ask(backend, 'campaign.delete', { campaign: at.campaign });
    expect(await ask(backend, 'session.get', { campaign: id })).toEqual(before);
    expect(await ask(backend, 'episode.of', { campaign: id })).toMatchObject({ campaigns: [] });
  });
});

describe('what an episode brings home', () => {
  /** A finished run that the player holds, taken up by a campaign whose house rule is as said. */
  async function takenUp(isOn: boolean) {
    const backend = await sampleBackend();
    const { campaign, ...at } = await settled(backend);
    const id = await run(backend, 'bot');
    let { revision } = at;
    const rule = 'episodesBringSpoils';
    if (isOn)
      ({ revision } = await ask(backend, 'campaign.houseRules', { campaign, revision, rule, on: true }));
    ({ revision } = await ask(backend, 'episode.begin', { campaign, revision, run: id }));
    const own = async (walker: 'player' | { bot: string }) => {
      const { revision: now } = await ask(backend, 'session.get', { campaign: id });
      await ask(backend, 'session.seats', { campaign: id, revision: now, seats: { walker } });
    };
    const has = async () => {
      const { figures } = await ask(backend, 'campaign.get', { campaign });
      const { things } = await ask(backend, 'stockpile.get', { campaign });
      return { figures: figures.length, clips: things.filter(({ kind }) => kind === 'surplus-clip').length };
    };
    const end = async () => await enterEnd(backend, { campaign, revision, run: id });
    return { backend, campaign, revision, id, own, has, end };
  }

  it('is nothing while the house rule is off, and is said to be', async () => {
    const { backend, id, own, has, end } = await takenUp(false);
    await own('player');
    const before = await has();
    expect(await ask(backend, 'episode.of', { campaign: id })).toMatchObject({
      brings: expect.stringMatching(/^one survivor and \w+ surplus clips?$/),
      campaigns: [{ spoils: false }],
    });
    await end();
    expect(await has()).toEqual(before);
  });

  it('comes with its result, is told in the Chronicle, and goes with the undo of it', async () => {
    const { backend, campaign, id, own, has, end } = await takenUp(true);
    await own('player');
    const { coins } = (await ask(backend, 'session.get', { campaign: id })).outcome as { coins: number };
    expect(coins).toBeGreaterThan(0);
    const before = await has();
    const { revision } = await end();
    expect(await has()).toEqual({ figures: before.figures + 1, clips: before.clips + coins });
    const lines = await linesOf(backend, { campaign, revision });
    expect(lines.filter((text) => text === 'Surplus clip, found: A long week')).toHaveLength(coins);
    expect(lines.filter((text) => /joined/i.test(text))).toHaveLength(1);
    expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
    // Taking up the run was one act, and the next undo unhangs it.
    const undo = await ask(backend, 'campaign.undo', { campaign, revision });
    expect(await has()).toEqual(before);
    await ask(backend, 'campaign.undo', { campaign, revision: undo.revision });
    expect(await ask(backend, 'episode.of', { campaign: id })).toMatchObject({ campaigns: [] });
  });

  it('has its survivor rolled by the player’s own die and card, and changes nothing before both lie there', async () => {
    const { backend, campaign, revision, id, own, has } = await takenUp(true);
    await own('player');
    expect(await ask(backend, 'episode.of', { campaign: id })).toMatchObject({ recruits: true });
    const before = await has();
    const end = async (...entries: OwnEntry[]) =>
      await ask(backend, 'episode.end', { campaign, revision, run: id, dice: entries });
    expect(await end()).toMatchObject({ state: 'waiting', question: { kind: 'roll', dice: 1 } });
    const die = { own: [3] };
    const card = { own: 'QD' };
    expect(await end(die)).toMatchObject({ state: 'waiting', question: { kind: 'draw' } });
    expect(await has()).toEqual(before);
    expect(await end(die, card)).toMatchObject({ state: 'done' });
    expect((await has()).figures).toBe(before.figures + 1);
    const { acts } = await ask(backend, 'script.log', { campaign });
    const typed = acts.at(-1)?.rolls.filter(({ by }) => by === 'own');
    expect(typed?.map(({ answer }) => answer)).toEqual([[3], 'QD']);
  });

  it('is nothing where bots held every seat', async () => {
    const { backend, id, has, end } = await takenUp(true);
    const before = await has();
    expect(await ask(backend, 'episode.of', { campaign: id })).toMatchObject({
      brings: 'nothing',
      campaigns: [{ spoils: true }],
    });
    await end();
    expect(await has()).toEqual(before);
  });
});
