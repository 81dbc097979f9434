/** Undo, redo, and two backends on one folder. */
import { describe, expect, it } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';

/** The campaign itself, whatever its revision. */
const itself = ({ campaign }: At) => ({ campaign });

const STALE = {
  code: 'stale',
  message: 'This was changed elsewhere; look at it as it stands now and try again.',
};

describe('undo and redo', () => {
  it('name what they take back and do again, down to the beginning and no further', async () => {
    const backend = await testBackend();
    let { campaign, revision } = await settled(backend);
    const get = () => ask(backend, 'campaign.get', { campaign });
    const end = await get();
    const titles: (string | null)[] = [];
    for (let { undo } = end; undo !== null; { undo } = await get()) {
      const undone = await ask(backend, 'campaign.undo', { campaign, revision });
      expect(undone.title).toBe(`Undone: ${undo}`);
      ({ revision } = undone);
      titles.push(undo);
    }
    expect(titles).toEqual([
      'Begin with this party',
      'Add Wren Ostrander',
      'Add Tam Whitlock',
      'Add Gloria Mbeki',
    ]);
    expect((await get()).figures.map(({ name }) => name)).toEqual(['Pris Hallam']);
    expect(await failing(backend, 'campaign.undo', { campaign, revision })).toEqual({
      code: 'refused',
      message: 'Nothing to undo.',
      refusal: 'nothing-to-undo',
    });
    for (const title of titles.toReversed()) {
      expect((await get()).redo).toBe(title);
      ({ revision } = await ask(backend, 'campaign.redo', { campaign, revision }));
    }
    expect(await get()).toEqual({ ...end, revision });
    expect(await failing(backend, 'campaign.redo', { campaign, revision })).toEqual({
      code: 'refused',
      message: 'Nothing to redo.',
      refusal: 'nothing-to-redo',
    });
  });

  it('say what they have changed on the screens that were looked at, since the Encounter takes the most to say', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const undone = await ask(backend, 'campaign.undo', at);
    expect(Object.keys(undone.changes?.views ?? {})).toEqual(['campaign.get']);
    await ask(backend, 'encounter.get', itself(at));
    const redone = await ask(backend, 'campaign.redo', { ...at, revision: undone.revision });
    expect(Object.keys(redone.changes?.views ?? {})).toEqual(['campaign.get', 'encounter.get']);
  });

  it('go back to an act and say how many went', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const { title, revision } = await ask(backend, 'campaign.undo', { ...at, backTo: 2 });
    expect(title).toBe('Undone: 3 acts');
    const { acts } = await ask(backend, 'campaign.log', itself(at));
    expect(acts.map(({ act, state }) => [act, state])).toEqual([
      [5, 'undone'],
      [4, 'undone'],
      [3, 'undone'],
      [2, 'done'],
      [1, 'done'],
    ]);
    await ask(backend, 'campaign.rename', { ...at, revision, name: 'The Weir' });
    const after = await ask(backend, 'campaign.log', itself(at));
    // An act that had been undone when another was made is no longer to be had.
    expect(after.acts.map(({ act, title }) => [act, title])).toEqual([
      [6, 'Rename Merrow Ford to The Weir'],
      [2, 'Add Gloria Mbeki'],
      [1, 'Begin Merrow Ford'],
    ]);
  });

  it('bring the same dice again, and other ones where the player asks for new dice', async () => {
    const backend = await testBackend();
    let { campaign, revision } = await settled(backend);
    const recruit = async () => {
      const recruited = await ask(backend, 'party.recruit', { campaign, revision, dice: 'app', why: 'x' });
      if (recruited.state !== 'done') throw new Error('the app answers everything');
      ({ revision } = await ask(backend, 'campaign.undo', { campaign, revision: recruited.revision }));
      return recruited.figure;
    };
    const first = await recruit();
    expect(await recruit()).toEqual(first);
    ({ revision } = await ask(backend, 'campaign.newDice', { campaign, revision }));
    const other = await recruit();
    expect(other).not.toEqual(first);
    expect(await recruit()).toEqual(other);
  });
});

describe('two backends on one folder', () => {
  it('the later one is told, sees the newer state and can go on from there', async () => {
    const dataDir = tempDir();
    const one = await testBackend({ dataDir });
    const two = await testBackend({ dataDir });
    const at = await settled(one);
    const seen = await ask(two, 'campaign.get', itself(at));
    expect(seen.revision).toBe(at.revision);
    await ask(one, 'figure.rename', { ...at, figure: 'f2', name: 'Glory' });
    for (const [method, input] of [
      ['figure.rename', { ...at, figure: 'f2', name: 'Ria' }],
      ['campaign.undo', at],
      ['campaign.redo', at],
      ['party.recruit', { ...at, dice: [], why: 'x' }],
    ] as const) {
      expect(await failing(two, method, input)).toEqual(STALE);
    }
    const now = await ask(two, 'campaign.get', itself(at));
    expect(now.figures[1]?.name).toBe('Glory');
    await ask(two, 'figure.rename', { ...at, revision: now.revision, figure: 'f2', name: 'Ria' });
    expect((await ask(one, 'campaign.get', itself(at))).figures[1]?.name).toBe('Ria');
  });

  it('of two commands made at once from one state, one goes through', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const replies = await Promise.all(
      ['Ann', 'Bea', 'Cy'].map((name) => backend.call('figure.rename', { ...at, figure: 'f2', name })),
    );
    expect(replies.map((reply) => (reply.ok ? 'done' : reply.error.code)).sort()).toEqual([
      'done',
      'stale',
      'stale',
    ]);
  });
});

describe('the shelf', () => {
  it('keeps what is deleted until it is brought back, and lets nothing be done with it meanwhile', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    expect(await ask(backend, 'campaign.delete', { campaign: at.campaign })).toEqual({
      name: 'Merrow Ford',
      changed: true,
    });
    const shelf = await ask(backend, 'shelf.list', {});
    expect([shelf.campaigns, shelf.deleted.map(({ name }) => name)]).toEqual([[], ['Merrow Ford']]);
    for (const [method, input] of [
      ['campaign.get', { campaign: at.campaign }],
      ['campaign.rename', { ...at, name: 'The Weir' }],
      ['campaign.undo', at],
      ['campaign.copy', { campaign: at.campaign, name: 'Copy' }],
    ] as const) {
      expect(await failing(backend, method, input)).toEqual({
        code: 'not-found',
        message: 'This campaign is deleted; bring it back from the shelf first.',
      });
    }
    await ask(backend, 'campaign.restore', { campaign: at.campaign });
    expect((await ask(backend, 'campaign.get', itself(at))).revision).toBe(at.revision);
  });

  it('copies a campaign under a name of its own, after which each goes its own way', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const copy = await ask(backend, 'campaign.copy', { campaign: at.campaign, name: 'What if' });
    expect(copy.id).not.toBe(at.campaign);
    const here = { campaign: copy.id, revision: copy.revision };
    await ask(backend, 'figure.setStatus', { ...here, figure: 'f2', status: 'dead', why: '' });
    const [one, other] = await Promise.all(
      [at.campaign, copy.id].map((campaign) => ask(backend, 'campaign.get', { campaign })),
    );
    expect([one?.name, one?.gone, one?.figures.length]).toEqual(['Merrow Ford', 0, 4]);
    expect([other?.name, other?.gone, other?.figures.length]).toEqual(['What if', 1, 3]);
    for (const campaign of [at.campaign, copy.id]) {
      expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
    }
  });
});
