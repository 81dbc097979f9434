/** The Encounter through the backend, from the plan to the next period. */
import { describe, expect, it } from 'vitest';
import { placeViews } from '../../src/backend/games/all-things-zombie/views/encounter/places.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';
import { seen } from '../../src/rules/core/seen.ts';
import { done } from '../support/backend/ask.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { campaignWith, underWay as encounterOf, onTable, planned } from '../support/rules/encounter.ts';

type Act = Input<'encounter.act'>['act'];
const own = (...answers: (number[] | string)[]): OwnEntry[] => answers.map((answer) => ({ own: answer }));

async function table() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const get = () => ask(backend, 'encounter.get', { campaign });
  const act = async (what: Act, dice: Input<'encounter.act'>['dice'] = 'app') => {
    const { revision } = await get();
    return await ask(backend, 'encounter.act', { campaign, revision, dice, act: what });
  };
  return { backend, campaign, get, act, under: async () => underWay(await get()) };
}

function underWay({ encounter }: Output<'encounter.get'>) {
  if (encounter === null) throw new Error('no Encounter is under way');
  return encounter;
}

const PLAN: Act = {
  do: 'plan',
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'outskirts',
  goes: ['f1', 'f2', 'f3', 'f4'],
};

describe('before an Encounter', () => {
  it('says what may be planned, who can go, and how active each area is', async () => {
    const { get } = await table();
    const { possible, able, areas, encounter, proposals } = await get();
    expect(possible.map(({ kind, role }) => `${kind} ${role}`)).toEqual(['raid raider', 'raid defender']);
    expect(able).toEqual(['f1', 'f2', 'f3', 'f4']);
    expect(areas.map(({ area }) => area)).toEqual(['urban', 'outskirts', 'rural']);
    expect(encounter).toBeNull();
    expect(proposals).toEqual([]);
  });

  it('refuses an act that comes at another point, in one sentence, and changes nothing', async () => {
    const { backend, campaign, get } = await table();
    const { revision } = await get();
    const input = { campaign, revision, dice: 'app', act: { do: 'place-zombies' } };
    expect(await failing(backend, 'encounter.act', input)).toMatchObject({
      code: 'refused',
      message: 'No Encounter is planned for this period; plan one first.',
    });
    expect((await get()).revision).toBe(revision);
  });
});

describe('an Encounter under way', () => {
  it('is planned, laid out and shown with the odds of each floor', async () => {
    const { act, under } = await table();
    done(await act(PLAN));
    expect((await under()).stage).toBe('planned');
    done(await act({ do: 'set-table', locked: [], mallAlone: false }));
    const { table: laid, places } = await under();
    expect(places).toHaveLength((laid?.buildings.length ?? 0) + (laid?.vehicles.length ?? 0));
    for (const { floors } of places) {
      for (const { odds } of floors) {
        const all = odds.outcomes.reduce((sum, { n, of }) => sum + n / of, 0);
        expect(all).toBeCloseTo(1, 10);
      }
    }
  });

  it('has nobody in a motorcycle, and no odds of anybody else (ATZ-111)', () => {
    const campaign = onTable(planned(campaignWith()));
    const encounter = encounterOf(campaign);
    if (encounter.table === null) throw new Error('a table is laid out');
    const cycle = { id: 'v1', type: 'motorcycle' } as unknown as (typeof encounter.table.vehicles)[number];
    encounter.table = { ...encounter.table, vehicles: [cycle] };
    const place = placeViews(seen(campaign), seen(encounter)).find(({ spot }) => spot === 'v1');
    expect(place?.floors).toMatchObject([
      { zombies: 0, survivors: 0, odds: { outcomes: [{ name: 'nobody', n: 1, of: 1 }] } },
    ]);
  });

  it('waits for own dice and stores nothing before the last', async () => {
    const { act, get } = await table();
    done(await act(PLAN));
    const before = await get();
    const waiting = await act({ do: 'roll-vehicle' }, []);
    expect(waiting).toMatchObject({ state: 'waiting', question: { kind: 'roll', dice: 1 } });
    expect((await get()).revision).toBe(before.revision);
    const { title, replies, rules } = done(await act({ do: 'roll-vehicle' }, own([6])));
    expect(title).not.toBe('');
    expect(replies).toEqual([expect.objectContaining({ by: 'own', answer: [6] })]);
    expect(rules).toEqual([expect.objectContaining({ rule: 'atz.vehicle-at-start' })]);
    expect((await get()).encounter?.vehicles).toMatchObject({ rolled: 1, won: 0 });
  });

  it('counts turns, shots and empty weapons, and proposes the dice for the noise', async () => {
    const { act, get, under } = await table();
    done(await act(PLAN));
    done(await act({ do: 'place-zombies' }));
    done(await act({ do: 'begin-turn', sides: ['Party', 'Zombies'] }, own([4, 2])));
    const { turn, fighters } = await under();
    expect(turn).toEqual({
      number: 1,
      dice: [
        { side: 'Party', face: 4, group: null },
        { side: 'Zombies', face: 2, group: null },
      ],
      order: [
        { side: 'Party', face: 4, group: null },
        { side: 'Zombies', face: 2, group: null },
      ],
      sides: [
        { side: 'Party', face: 4, group: null, state: 'acts', words: expect.stringMatching(/^Rep 4 and up/) },
        { side: 'Zombies', face: 2, group: null, state: 'waits', words: 'all of them: their Rep is 4' },
      ],
      allDouble: false,
    });
    // Fighters of a lower Rep go with their Leader, who keeps them together.
    expect(fighters.map(({ rep, active, led }) => [active, led !== null, rep < 4])).toEqual(
      fighters.map(({ rep }) => [true, rep < 4, rep < 4]),
    );
    const shooter = fighters.find(({ weapons }) => weapons.some(({ ammo }) => ammo !== null));
    const gun = shooter?.weapons.find(({ ammo }) => ammo !== null);
    const weapon = gun?.ammo?.weapon;
    const shots = gun?.shots.at(-1) ?? 1;
    if (shooter === undefined || weapon === undefined) throw new Error('somebody has a weapon with clips');
    const { who } = shooter;
    done(await act({ do: 'fire', who, weapon, shots, ones: 2, from: null }));
    const fired = (await under()).fighters.find((one) => one.who === who);
    expect(fired?.shots).toBe(shots);
    expect(fired?.weapons.map(({ ammo }) => ammo?.loaded)).toContain(false);
    expect((await get()).proposals.map(({ act: proposed }) => proposed)).toContain('hear-marker');
    const { zombiesAbout } = await under();
    const { told } = done(await act({ do: 'hear-marker', marker: 0 }, own([6, 1, 2], [1])));
    expect(told.map(({ text }) => text)).toEqual([
      'Three shots, one zombie drawn',
      expect.stringMatching(/^Zombie 1 comes on: /),
    ]);
    const after = await under();
    expect(after.markers).toEqual([]);
    expect(after.zombiesAbout).toBe(zombiesAbout + 1);
  });

  it('doesn’t tell the result of a check again beneath the title that gives it', async () => {
    const { act } = await table();
    done(await act(PLAN));
    done(await act({ do: 'place-zombies' }));
    const check: Act = { do: 'check', figure: 'f2', what: { check: 'received-fire', outgunned: true } };
    const { title, told } = done(await act(check, own([5, 6])));
    expect(title).toMatch(/: .*(duck|run|carr)/);
    expect(told.filter(({ text }) => /Received Fire/.test(text))).toEqual([]);
  });

  it('goes from the report, by its steps, to the next period', async () => {
    const { act, get, under } = await table();
    done(await act(PLAN));
    done(await act({ do: 'place-zombies' }));
    done(await act({ do: 'begin-turn', sides: ['Party', 'Zombies'] }));
    done(await act({ do: 'mark', who: 'f2', condition: 'out-of-the-fight', byZombie: true }));
    done(await act({ do: 'mark', who: 'f2', condition: 'carried', byZombie: false }));
    done(await act({ do: 'count-kills', who: 'f1', of: 'zombies', by: 4 }));
    const { proposal } = await under();
    if (proposal === null) throw new Error('the report is proposed before the battle is over');
    expect(
      proposal.records.map(({ figure, outOfTheFight, broughtOff }) => [figure, outOfTheFight, broughtOff]),
    ).toEqual([
      ['f1', false, true],
      ['f2', true, true],
      ['f3', false, true],
      ['f4', false, true],
    ]);
    done(await act({ do: 'report', ...proposal }));
    expect((await under()).stage).toBe('after');
    const [, hurt] = (await under()).after;
    expect(hurt?.due.map(({ step }) => step)).toEqual(['recovery', 'infection']);
    for (;;) {
      const next = (await under()).after.find(({ due }) => due.length > 0);
      const [step] = next?.due ?? [];
      if (next === undefined || step === undefined) break;
      done(await act({ do: 'settle', figure: next.figure, step: step.step }));
    }
    expect((await under()).after[1]?.settled.map(({ title, result }) => `${title} ${result}`)).not.toEqual(
      [],
    );
    done(await act({ do: 'end', successful: true, leftWithHumansBehind: false }));
    const { encounter, points } = await get();
    expect(encounter).toBeNull();
    expect(points).toBeGreaterThanOrEqual(0);
  });
});
