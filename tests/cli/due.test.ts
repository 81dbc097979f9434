/** What is due on a board, by the command line: each circumstance with its cause. */
import { expect, it } from 'vitest';
import { partyAtTerminal } from '../support/backend/cli-party.ts';

it('names what places say of the checks that are due, and why', async () => {
  const party = await partyAtTerminal();
  const { run, json, id, goes } = party;
  const does = async (act: object) => {
    const { code, err } = await party.does(act);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  };
  await does({ do: 'encounter.plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes });
  await does({ do: 'encounter.set-table' });
  await does({ do: 'encounter.place-zombies' });
  await does({ do: 'encounter.board', up: true });
  const { pieces } = (await json('show', id, 'board')) as {
    pieces: readonly { piece: string; kind: string }[];
  };
  const zombie = pieces.find(({ kind }) => kind === 'zombie')?.piece;
  if (zombie === undefined) throw new Error('no zombie is about');
  const place = { do: 'encounter.place', level: null } as const;
  await does({ ...place, piece: zombie, spot: { x: 90, y: 6 }, facing: 24 });
  // West of the south-western house, which stands between them.
  await does({ ...place, piece: 'f1', spot: { x: 10, y: 45 }, facing: 16 });
  const due = async () => (await run('due', id)).out;
  expect(await due()).not.toContain('In Sight');
  await does({ do: 'encounter.move', who: 'f1', others: [], how: 'normal', way: [{ x: 10, y: 16 }] });
  expect(await due()).toMatch(/Due: In Sight: .*, who sees zombies .*\n {2}in sight: zombie [A-Z], \d/);

  await does({ do: 'encounter.turn-to', piece: 'f1', facing: 24 });
  const reach = [{ who: 'f1', zombies: 1, unseen: true }];
  await does({ do: 'encounter.zombies-act', group: zombie, drawnBy: 'gunfire', reach });
  expect(await due()).toMatch(
    /Due: Surprise: .*\n {2}no cover: in the open\n {2}from the flank or rear: rear/,
  );
  const { proposals } = await json('due', id);
  expect(proposals.find(({ subject }: { subject: string }) => subject === 'f1/surprise')).toMatchObject({
    circumstances: [
      { field: 'inCover', is: false, because: 'in the open' },
      { field: 'flankOrRear', is: true, because: 'rear', text: 'from the flank or rear: rear' },
    ],
  });
});
