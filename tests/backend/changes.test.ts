/** Changes that a command reports are what its screens would be told if they asked again, in far fewer bytes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Changes } from '../../src/contract/change.ts';
import { changed } from '../../src/contract/changed.ts';
import type { Input } from '../../src/contract/contract.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { begun, GLORIA, settled } from '../support/backend/party.ts';
import { putEmptyFile } from '../support/empty-file.ts';

type Act = Input<'encounter.act'>['act'];

/** A screen that asks once, and from then on goes by the changes alone. */
async function screen(campaign: string, backend: Awaited<ReturnType<typeof testBackend>>) {
  const read = async (by: typeof backend) => ({
    'campaign.get': await ask(by, 'campaign.get', { campaign }),
    'encounter.get': await ask(by, 'encounter.get', { campaign }),
    log: (await ask(by, 'encounter.log', { campaign })).acts,
  });
  const asked = () => read(backend);
  let seen = await asked();
  const follow = ({ from, views, log }: Changes) => {
    expect(from).toBe(seen['campaign.get'].revision);
    seen = {
      'campaign.get': changed(seen['campaign.get'], views['campaign.get'] ?? []),
      'encounter.get': changed(seen['encounter.get'], views['encounter.get'] ?? []),
      log: [...log.added.toReversed(), ...seen.log.filter(({ act }) => act <= log.upTo)],
    };
  };
  const at = () => ({ campaign, revision: seen['campaign.get'].revision });
  return {
    read,
    asked,
    seen: () => seen,
    act: async (act: Act, odds: Act[] = []) => {
      const acted = await ask(backend, 'encounter.act', { ...at(), dice: 'app', act, odds });
      if (acted.state !== 'done') throw new Error(`${act.do} waits for ${acted.question.rule}`);
      follow(JSON.parse(JSON.stringify(acted.changes)));
      return acted;
    },
    turn: async (way: 'campaign.undo' | 'campaign.redo', backTo?: number) => {
      const input = backTo === undefined ? at() : { ...at(), backTo };
      const { changes } = await ask(backend, way, input);
      if (changes === undefined) throw new Error('a campaign says what has changed');
      follow(JSON.parse(JSON.stringify(changes)));
    },
  };
}

const PLAN = { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
const TURN: Act = { do: 'begin-turn', sides: ['Party', 'Zombies'] };

it('every act, undo and redo leads a screen to what it would be told', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const { act, turn, asked, seen } = await screen(campaign, backend);
  const acts: Act[] = [
    { ...PLAN, goes: ['f1', 'f2', 'f3', 'f4'] },
    { do: 'set-table', locked: [], mallAlone: false },
    { do: 'place-zombies' },
    TURN,
    { do: 'fire', who: 'f2', weapon: null, shots: 3, ones: 1, from: null },
    { do: 'fire', who: 'f3', weapon: null, shots: 2, ones: 0, from: null },
    { do: 'count-kills', who: 'f1', of: 'zombies', by: 1 },
    { do: 'mark', who: 'f4', condition: 'out-of-the-fight', byZombie: true },
    { do: 'hear-marker', marker: 0 },
    { do: 'check', figure: 'f2', what: { check: 'received-fire', outgunned: true }, anyway: 'by hand' },
    { do: 'enter', spot: 'b1', floor: 0, figures: ['f1'] },
  ];
  for (const one of acts) {
    await act(one);
    expect(seen()).toEqual(await asked());
  }
  for (const way of ['campaign.undo', 'campaign.undo', 'campaign.redo'] as const) {
    await turn(way);
    expect(seen()).toEqual(await asked());
  }
  await turn('campaign.undo', (seen().log[4] ?? { act: 0 }).act);
  expect(seen()).toEqual(await asked());
});

it('acts, undo and redo show what another who reads the file is shown', async () => {
  const dataDir = tempDir();
  await putEmptyFile(dataDir);
  const backend = await testBackend({ dataDir });
  const { campaign } = await settled(backend);
  const { act, turn, seen, read } = await screen(campaign, backend);
  const shots = (who: string): Act => ({ do: 'fire', who, weapon: null, shots: 2, ones: 0, from: null });
  const check = (figure: string): Act => ({
    do: 'check',
    figure,
    what: { check: 'received-fire', outgunned: true },
    anyway: 'by hand',
  });
  const likeAnother = async () => expect(seen()).toEqual(await read(await testBackend({ dataDir })));
  await act({ ...PLAN, goes: ['f1', 'f2', 'f3'] });
  await act({ do: 'set-table', locked: [], mallAlone: false });
  await act({ do: 'place-zombies' });
  for (const one of [TURN, shots('f2'), check('f2'), check('f3')]) {
    await act(one);
    await likeAnother();
  }
  for (const way of ['campaign.undo', 'campaign.undo', 'campaign.redo', 'campaign.undo'] as const) {
    await turn(way);
    await likeAnother();
  }
  // In place of what was taken back.
  for (const one of [check('f1'), { do: 'hear-marker', marker: 0 } as const]) {
    await act(one);
    await likeAnother();
  }
  for (const way of ['campaign.undo', 'campaign.undo', 'campaign.undo', 'campaign.redo'] as const) {
    await turn(way);
    await likeAnother();
  }
});

it('says of each act whose odds are looked at whether they are still the same', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const { act } = await screen(campaign, backend);
  await act({ ...PLAN, goes: ['f1', 'f2', 'f3', 'f4'] });
  await act({ do: 'fire', who: 'f2', weapon: null, shots: 3, ones: 0, from: null });
  await act({ do: 'fire', who: 'f3', weapon: null, shots: 2, ones: 0, from: null });
  const odds: Act[] = [TURN, { do: 'hear-marker', marker: 0 }, { do: 'hear-marker', marker: 1 }];
  const kill = await act({ do: 'count-kills', who: 'f1', of: 'zombies', by: 1 }, odds);
  expect(kill.sameOdds).toEqual([true, true, true]);
  const heard = await act({ do: 'hear-marker', marker: 0 }, odds);
  expect(heard.sameOdds).toEqual([true, false, false]);
});

/** Bytes that fifty acts and their undos may leave in memory: kept on, they take more than five million. */
const MOST_LEFT = 3_000_000;

it('what was shown of older acts is let go of', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const { act, turn } = await screen(campaign, backend);
  await act({ ...PLAN, area: 'urban', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act({ do: 'set-table', locked: [], mallAlone: false });
  await act({ do: 'place-zombies' });
  await act(TURN);
  const heldAfter = async (times: number) => {
    for (let one = 0; one < times; one += 1) {
      await act({ do: 'count-kills', who: 'f1', of: 'zombies', by: 1 });
      await turn('campaign.undo');
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await heldAfter(15);
  expect((await heldAfter(50)) - before).toBeLessThan(MOST_LEFT);
});

/** Bytes that a press may move in all; a reply whole would be ten times as much. */
const MOST = 8_000;

it('a kill counted among thirty moves little', async () => {
  const backend = await testBackend();
  let at = await begun(backend);
  for (let grunt = 0; grunt < 29; grunt += 1) {
    if (grunt === 3) at = { ...at, ...(await ask(backend, 'party.settle', at)) };
    const { revision } = await ask(backend, 'party.add', {
      campaign: at.campaign,
      revision: at.revision,
      ...GLORIA,
      name: `Grunt ${grunt + 1}`,
      why: 'x',
    });
    at = { campaign: at.campaign, revision };
  }
  const { act } = await screen(at.campaign, backend);
  const goes = Array.from({ length: 30 }, (_, figure) => `f${figure + 1}`);
  await act({ ...PLAN, area: 'urban', goes });
  await act({ do: 'set-table', locked: [], mallAlone: false });
  await act({ do: 'place-zombies' });
  await act(TURN);
  const whole = await ask(backend, 'encounter.get', { campaign: at.campaign });
  expect(JSON.stringify(whole).length).toBeGreaterThan(4 * MOST);
  const acted = await act({ do: 'count-kills', who: 'f30', of: 'zombies', by: 1 }, [TURN]);
  expect(JSON.stringify(acted).length).toBeLessThan(MOST);
});
