/** Answers that a screen gets about one figure. */
import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

describe('a figure’s line', () => {
  it('has its numbers from the book', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    const { figures, totals } = await ask(backend, 'campaign.get', { campaign });
    const [star, gloria, tam, wren] = figures;
    expect(star).toMatchObject({
      kind: 'star',
      rep: 5,
      rap: 0,
      rapToAdvance: 8,
      leadership: 'overall',
      since: 'January, O+2',
      joined: 'January, O+2',
      status: 'ready',
    });
    expect(star?.advantages.map(({ title }) => title)).toEqual([
      'Larger Than Life',
      'Cheating death',
      'Free Will',
    ]);
    // Modern Weapons: machine pistol 12 inches, 3 targets, Impact 1, O-Rating 2; a melee weapon has no range.
    expect(star?.weapons[0]).toEqual({
      id: 'w1',
      weapon: 'machine-pistol',
      title: 'Machine pistol',
      range: 12,
      targets: 3,
      impact: 1,
      oRating: 2,
      corrected: false,
      clips: 3,
      loaded: true,
    });
    expect(star?.weapons[2]).toMatchObject({ weapon: 'one-hand-edged', range: null, clips: null });
    // Points: Rep 5 25, overall Leader 25, machine pistols 8 each, an edged weapon 2.
    expect(star?.cost).toBe(68);
    // Rep 4 20, body armour 10, assault rifle 12; Rep 3 15 with 12 and 3; Rep 3 15 with a shotgun.
    expect([gloria?.cost, tam?.cost]).toEqual([42, 30]);
    expect(totals).toEqual({
      figures: 4,
      rep: 5 + 4 + 3 + 3,
      cost: 68 + 42 + 30 + (wren?.cost ?? 0),
    });
  });
});

describe('a figure’s sheet', () => {
  it('explains what it is made of, and which weapons go together', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    const star = await ask(backend, 'figure.get', { campaign, figure: 'f1' });
    expect(star).toMatchObject({ rep: { title: 'Veteran' }, origin: null, biography: '' });
    expect(star.attributes).toEqual([
      {
        id: 'ambidextrous',
        title: 'Ambidextrous',
        summary: 'Fires two weapons at once without the penalty for it.',
        section: 'Attributes',
      },
    ]);
    // Firing Two Weapons at Once: Impact 1 and 1; the blade strikes in melee only.
    expect(star.firesTogether).toEqual([['machine-pistol', 'machine-pistol']]);
    // Impact 2 and 1 is the limit.
    const tam = await ask(backend, 'figure.get', { campaign, figure: 'f3' });
    expect(tam.firesTogether).toEqual([['assault-rifle', 'pistol']]);
  });

  it('tells a history newest first, an exchange from both sides, and nothing that was undone', async () => {
    const backend = await testBackend();
    let at = await settled(backend);
    const change = async <
      M extends 'figure.giveWeapon' | 'figure.giveClips' | 'figure.edit' | 'figure.rename',
    >(
      method: M,
      input: Omit<Input<M>, 'campaign' | 'revision'>,
    ) => {
      const { revision } = await ask(backend, method, { ...input, ...at } as Input<M>);
      at = { ...at, revision };
    };
    const historyOf = async (figure: string) => {
      const { history } = await ask(backend, 'figure.get', { campaign: at.campaign, figure });
      return history.map(({ text, why, byHand }) => [text, why, byHand]);
    };
    await change('figure.giveClips', { figure: 'f2', weapon: 'w4', to: 'f3', into: 'w5', clips: 2 });
    await change('figure.giveWeapon', { figure: 'f3', weapon: 'w6', to: 'f2' });
    await change('figure.rename', { figure: 'f2', name: 'Glory' });
    await change('figure.edit', { figure: 'f2', why: 'Six raids', edit: { field: 'rep', to: 5 } });
    await change('figure.edit', { figure: 'f2', why: 'A slip', edit: { field: 'rap', to: 3 } });
    await ask(backend, 'campaign.undo', at);
    expect(await historyOf('f2')).toEqual([
      ['Rep 4 to 5', 'Six raids', true],
      ['Was called Gloria Mbeki', '', true],
      ['Took the pistol from Tam Whitlock', '', false],
      ['Gave 2 clips to Tam Whitlock', '', false],
      ['Joined at Rep 4', '', false],
    ]);
    expect(await historyOf('f3')).toEqual([
      ['Gave the pistol to Glory', '', false],
      ['Took 2 clips from Glory', '', false],
      ['Joined at Rep 3', '', false],
    ]);
  });

  it('is for figures there are', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    expect(await failing(backend, 'figure.get', { campaign, figure: 'f9' })).toEqual({
      code: 'not-found',
      message: 'This campaign has no figure f9; choose one from the Roster.',
    });
  });
});
