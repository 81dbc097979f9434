/** The reply to an act tells of each roll what the log tells of it: whose it was, and which dice counted. */
import { expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

type Act = Input<'encounter.act'>['act'];

async function raid() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const send = async (what: Act, dice: Input<'encounter.act'>['dice']) => {
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    return await ask(backend, 'encounter.act', { campaign, revision, dice, act: what });
  };
  const does = async (what: Act, ...faces: number[][]) => {
    const acted = await send(what, faces.length === 0 ? 'app' : faces.map((own) => ({ own })));
    if (acted.state !== 'done') throw new Error(`waits for ${acted.question.rule}`);
    const { acts } = await ask(backend, 'encounter.log', { campaign });
    const { rolls } = await ask(backend, 'encounter.explained', { campaign, act: acts[0]?.act ?? 0 });
    return { replies: acted.replies, rolls };
  };
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await does({ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts', goes });
  return { send, does };
}

const shownOf = ({ rule, whose, side, against, dice }: Record<string, unknown>) => ({
  ...{ rule, whose, side, against, dice },
});

it('says of a check whose it is, and which of its dice passed', async () => {
  const { does } = await raid();
  const what = { check: 'received-fire', outgunned: true } as const;
  const { replies, rolls } = await does({ do: 'check', figure: 'f2', what }, [5, 2]);
  expect(replies.map(shownOf)).toEqual(rolls.map(shownOf));
  expect(replies).toMatchObject([
    {
      whose: 'Gloria Mbeki',
      side: 'party',
      dice: [
        { face: 5, counts: 'failed' },
        { face: 2, counts: 'passed' },
      ],
    },
  ]);
});

it('says of a volley at several which dice went to whom, and how many of them hit', async () => {
  const { does } = await raid();
  const aims = [
    { target: null, shots: 1, far: false },
    { target: null, shots: 1, far: false },
  ];
  const shot: Act = { do: 'fire-at', who: 'f2', weapon: 'w4', aims, from: null };
  const { replies, rolls } = await does(shot, [1, 6], [1]);
  expect(replies[0]).toMatchObject({ rule: 'atz.target-selection', whose: 'Gloria Mbeki' });
  expect(replies[0]?.dealt).toEqual([
    { against: 'zombie 1', dice: [{ face: 6, counts: 'passed' }], counted: 'one hit' },
    { against: 'zombie 2', dice: [{ face: 1, counts: 'failed' }], counted: 'no hit' },
  ]);
  expect(rolls[0]?.shares).toMatchObject(replies[0]?.dealt ?? []);
  // The dice of everything else stand together.
  expect(replies.slice(1).flatMap(({ dealt = [] }) => dealt)).toEqual([]);
});

it('says of activation whose each die is, asked for and rolled', async () => {
  const { send, does } = await raid();
  await does({ do: 'place-zombies' });
  const begins: Act = { do: 'begin-turn', sides: ['Party', 'Zombies'] };
  const owners = [
    { name: 'Party', side: 'party' },
    { name: 'Zombies', side: 'dead' },
  ];
  const asked = await send(begins, []);
  expect(asked.state === 'waiting' && asked.question.asked?.dice).toEqual(owners);
  const { replies, rolls } = await does(begins, [3, 4]);
  expect(replies.map(shownOf)).toEqual(rolls.map(shownOf));
  expect(replies[0]?.dice?.map(({ of }) => of)).toEqual(owners);
});
