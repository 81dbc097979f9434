/** Bots fight a battle on in the player's place, act by act through the same acts. */
import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

const GOES = ['f1', 'f2', 'f3', 'f4'];
const SET_UP: readonly Input<'encounter.act'>['act'][] = [
  { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts', goes: GOES },
  { do: 'set-table', locked: [], mallAlone: false },
  { do: 'place-zombies' },
];

async function battle(setUp = SET_UP) {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const get = () => ask(backend, 'encounter.get', { campaign });
  for (const act of setUp) {
    const { revision } = await get();
    await ask(backend, 'encounter.act', { campaign, revision, dice: 'app', act });
  }
  const resolve = async (more: { readonly giveUpLine?: boolean } = {}) =>
    await ask(backend, 'encounter.resolve', { campaign, revision: (await get()).revision, ...more });
  return { backend, campaign, get, resolve };
}

describe('resolving', () => {
  it('fights a turn as a player would, each act in the log with its dice, undone one by one', async () => {
    const { backend, campaign, get, resolve } = await battle();
    // The dice of the first turn.
    expect(await resolve()).toMatchObject({ acts: 1, turn: 1, over: false });
    const before = await get();
    const { acts, turn, revision, from } = await resolve();
    expect(turn).toBe(2);
    expect(acts).toBeGreaterThan(1);
    const log = await ask(backend, 'encounter.log', { campaign });
    const newest = log.acts[0]?.act ?? 0;
    const { rolls } = await ask(backend, 'encounter.explained', { campaign, act: newest });
    expect(rolls.map(({ rule }) => rule)).toContain('atz.activation');
    // Undone to where it began, it stands as it stood; resolved again, it goes the same way.
    const whole = JSON.stringify((await get()).encounter);
    expect(from).toBe(log.acts[acts]?.act);
    await ask(backend, 'campaign.undo', { campaign, revision, backTo: from });
    expect((await get()).encounter).toEqual(before.encounter);
    await resolve({ giveUpLine: true });
    expect(JSON.stringify((await get()).encounter)).toBe(whole);
  });

  it('goes on until nobody is left to fight, fills in no report, and breaks no rule', async () => {
    const { backend, campaign, get, resolve } = await battle();
    let last = await resolve();
    for (let turns = 0; !last.over && turns < 60; turns += 1) {
      const { proposals, revision } = await get();
      // How somebody meets his death is the player’s to say.
      const figure = proposals.find(({ act }) => act === 'early-grave')?.subject;
      const deed = { do: 'early-grave', figure: figure ?? '' } as const;
      if (figure != null) await ask(backend, 'encounter.act', { campaign, revision, dice: 'app', act: deed });
      last = await resolve();
    }
    expect(last.over).toBe(true);
    const { encounter } = await get();
    expect(encounter?.stage).toBe('on-the-table');
    const up = encounter?.fighters.filter(({ group, condition }) => group === null && condition === 'up');
    expect(up?.length === 0 || encounter?.zombiesAbout === 0).toBe(true);
    expect(await resolve()).toMatchObject({ acts: 0, over: true });
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
    // Nothing is played out of turn, which a player may with a reason, and nowhere is anybody sent in.
    const { acts } = await ask(backend, 'encounter.log', { campaign });
    expect(acts.filter(({ title }) => /^(Corrected|Enter)/.test(title))).toEqual([]);
  });

  it('is not over where no bot finds anything to do and the zombies are still to be placed', async () => {
    const [plan, table] = SET_UP;
    if (plan === undefined || table === undefined) throw new Error('it is planned and laid out');
    const { resolve } = await battle([
      plan,
      table,
      { do: 'mark', who: 'f1', condition: 'up', byZombie: false },
    ]);
    expect(await resolve()).toMatchObject({ acts: 0, over: false });
  });

  it('is refused where no battle is on the table, and changes nothing', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    expect(await failing(backend, 'encounter.resolve', at)).toMatchObject({
      code: 'refused',
      message: 'No Encounter is planned for this period; plan one first.',
    });
    expect(await failing(backend, 'encounter.resolve', { ...at, revision: 1 })).toMatchObject({
      code: 'stale',
    });
  });
});
