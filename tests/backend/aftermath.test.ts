/** The report before it is sent, and what the screen after the battle is told. */
import { describe, expect, it } from 'vitest';
import type { Input, Output } from '../../src/contract/contract.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

type Act = Input<'encounter.act'>['act'];
type Report = Extract<Act, { do: 'report' }>;

/** A raid of all four: the Star f1 of Rep 5, Gloria f2 of Rep 4, Tam f3 and Wren f4 of Rep 3. */
async function raid() {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const act = async (what: Act, dice: Input<'encounter.act'>['dice'] = 'app') => {
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    return await ask(backend, 'encounter.act', { campaign, revision, dice, act: what });
  };
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
  await act({ do: 'plan', ...plan, goes: ['f1', 'f2', 'f3', 'f4'] });
  const under = async () => {
    const { encounter } = await ask(backend, 'encounter.get', { campaign });
    if (encounter === null) throw new Error('no Encounter is under way');
    return encounter;
  };
  const proposal = async () => {
    const { proposal } = await under();
    if (proposal === null) throw new Error('the battle has been reported');
    return proposal;
  };
  return { backend, campaign, act, under, proposal };
}

/** The proposal with this told of one figure. */
function told(
  { records, ...rest }: Omit<Report, 'do'>,
  figure: string,
  happened: Partial<Report['records'][number]>,
): Omit<Report, 'do'> {
  return {
    ...rest,
    records: records.map((record) => (record.figure === figure ? { ...record, ...happened } : record)),
  };
}

const lineOf = ({ lines }: Output<'encounter.report-check'>, figure: string) =>
  lines.find((line) => line.figure === figure);

describe('a report before it is sent', () => {
  it('says what can’t have happened, and what would follow', async () => {
    const { backend, campaign, proposal } = await raid();
    const { shots: _, ...report } = told(
      told(await proposal(), 'f2', { outOfTheFight: true, mauled: true }),
      'f3',
      { killed: true, captured: true },
    );
    const check = await ask(backend, 'encounter.report-check', { campaign, ...report });
    expect(check.lines.map(({ figure }) => figure)).toEqual(['f1', 'f2', 'f3', 'f4']);
    expect(lineOf(check, 'f2')).toMatchObject({
      figure: 'f2',
      fault: null,
      follows: ['Recovery', 'Does the figure turn?'],
      unspared: [],
      odds: {
        rule: 'atz.recovery',
        outcomes: [{ name: 'returns' }, { name: 'returnsWeaker' }, { name: 'gone' }],
      },
      point: null,
    });
    expect(lineOf(check, 'f3')).toEqual({
      figure: 'f3',
      fault: 'A figure can’t be both killed and captured; choose one.',
      follows: [],
      unspared: [],
      odds: null,
      point: null,
    });
  });

  it('says what each would earn, and the points for all', async () => {
    const { backend, campaign, proposal } = await raid();
    const { shots: _, ...report } = told(await proposal(), 'f1', { fought: true, zombiesKilled: 6 });
    const { lines, score, clips } = await ask(backend, 'encounter.report-check', { campaign, ...report });
    expect(lines.map(({ point }) => point)).toEqual([{ rap: 1, toAdvance: 8 }, null, null, null]);
    expect(score).toMatchObject({ zombies: 6, scored: 30, points: Math.floor(30 / score.combinedRep) });
    expect(clips).toEqual([]);
  });

  it('says why the Star would die in spite of what a Star has', async () => {
    const { backend, campaign, proposal } = await raid();
    const check = async (happened: Partial<Report['records'][number]>) => {
      const { shots: _, ...report } = told(await proposal(), 'f1', { killed: true, ...happened });
      return lineOf(await ask(backend, 'encounter.report-check', { campaign, ...report }), 'f1');
    };
    expect(await check({ by: 'people' })).toMatchObject({
      // Of a Rep nobody has said the aftermath asks.
      follows: ['Larger Than Life', 'Recovery'],
      unspared: [],
    });
    expect(await check({ by: 'people', byRep: 4 })).toMatchObject({
      follows: ['Larger Than Life', 'Recovery'],
      unspared: [],
    });
    expect(await check({ by: 'zombies' })).toMatchObject({
      follows: ['Dead'],
      unspared: ['Larger Than Life doesn’t hold against zombies.', 'Zombies are not cheated of a death.'],
    });
  });

  it('changes nothing, and says the same as the act that would refuse it', async () => {
    const { backend, campaign, proposal } = await raid();
    const report = told(await proposal(), 'f4', { rejoined: true });
    const { shots: _, ...checked } = report;
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    const line = lineOf(await ask(backend, 'encounter.report-check', { campaign, ...checked }), 'f4');
    const act = { do: 'report', ...report };
    const failure = await failing(backend, 'encounter.act', { campaign, revision, dice: 'app', act });
    expect(failure).toMatchObject({ code: 'refused', message: line?.fault });
  });

  it('is none where no Encounter is planned', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    const report = { campaign, records: [], field: { zombies: false, enemies: false } };
    expect(await failing(backend, 'encounter.report-check', report)).toMatchObject({
      code: 'refused',
      message: 'No Encounter is planned for this period; plan one first.',
    });
  });

  it('speaks of nobody’s steps who didn’t go', async () => {
    const { backend, campaign, proposal } = await raid();
    const { records, field } = told(await proposal(), 'f2', { outOfTheFight: true });
    const strangers = records.map((record) => ({ ...record, figure: 'f9' }));
    const { lines } = await ask(backend, 'encounter.report-check', { campaign, records: strangers, field });
    expect(lines.flatMap(({ follows }) => follows)).toEqual([]);
  });
});

describe('after the battle', () => {
  it('keeps dice and result beside each step, says what happened, and why no point is earned', async () => {
    const { act, under, proposal } = await raid();
    const hurt = told(await proposal(), 'f2', { outOfTheFight: true, by: 'people' });
    await act({ do: 'report', ...told(hurt, 'f3', { fought: true }) });
    const dice: OwnEntry[] = [{ own: [4, 5] }];
    await act({ do: 'settle', figure: 'f2', step: 'recovery' }, dice);
    const { after } = await under();
    expect(after.map(({ noPoint }) => noPoint)).toEqual([
      'did-not-fight',
      'out-of-the-fight',
      null,
      'did-not-fight',
    ]);
    expect(after[1]).toMatchObject({
      happened: 'Out of the Fight',
      settled: [{ title: 'Recovery', result: 'comes back with less Rep', faces: [4, 5] }],
      due: [],
    });
    expect(after[1]?.settled[0]?.summary).not.toBe('');
  });

  it('remembers whose dice each step was settled with', async () => {
    const { backend, campaign, act, under, proposal } = await raid();
    const down = { outOfTheFight: true, by: 'people' } as const;
    const hurt = told(told(await proposal(), 'f2', down), 'f3', down);
    await act({ do: 'report', ...told(hurt, 'f4', { fought: true }) });
    await act({ do: 'settle', figure: 'f2', step: 'recovery' }, [{ own: [1, 2] }]);
    await act({ do: 'settle', figure: 'f3', step: 'recovery' });
    await act({ do: 'settle', figure: 'f4', step: 'rap' }, []);
    const whose = async () => (await under()).after.flatMap(({ settled }) => settled.map(({ own }) => own));
    expect(await whose()).toEqual([true, false, false]);
    // Undone and done again it is the log that says so, and what stands in the tables agrees with it.
    for (const command of ['campaign.undo', 'campaign.redo'] as const) {
      const { revision } = await ask(backend, 'encounter.get', { campaign });
      await ask(backend, command, { campaign, revision });
    }
    expect(await whose()).toEqual([true, false, false]);
    expect((await ask(backend, 'campaign.verify', { campaign })).differences).toEqual([]);
  });

  it('counts the points as they are printed', async () => {
    const { act, under, proposal } = await raid();
    await act({ do: 'report', ...told(await proposal(), 'f1', { zombiesKilled: 7 }) });
    const { score, zal } = await under();
    // Reps 5, 4, 3 and 3.
    expect(score).toEqual({
      zombies: 7,
      innocents: 0,
      each: { zombie: 5, innocent: 100 * zal },
      scored: 35,
      combinedRep: 15,
      points: 2,
    });
  });

  it('says what the end brings, by both answers, and what comes next is just that', async () => {
    const { backend, campaign, act, under, proposal } = await raid();
    await act({ do: 'report', ...(await proposal()) });
    const { closing } = await under();
    expect(closing).toMatchObject({ leavings: [], freed: [], last: false });
    expect(closing?.follows).toHaveLength(4);
    for (const { successful, leftWithHumansBehind, possible } of closing?.follows ?? []) {
      const pursuits = possible.filter(({ kind }) => kind === 'pursuit');
      // Either side may hunt where people were left behind; else those who got what they came for may be.
      expect(pursuits).toHaveLength(leftWithHumansBehind ? 2 : successful ? 1 : 0);
      await act({ do: 'end', successful, leftWithHumansBehind });
      const view = await ask(backend, 'encounter.get', { campaign });
      expect(view.possible).toEqual(possible);
      expect((await ask(backend, 'campaign.get', { campaign })).calendar.text).toBe(closing?.next);
      await ask(backend, 'campaign.undo', { campaign, revision: view.revision });
    }
  });

  it('offers the escape while somebody is held', async () => {
    const { act, under, proposal } = await raid();
    await act({
      do: 'report',
      ...told(await proposal(), 'f4', { captured: true, broughtOff: false, by: 'people' }),
    });
    const { closing } = await under();
    for (const { possible } of closing?.follows ?? []) {
      expect(possible[0]).toEqual({ kind: 'escape', role: 'captive', area: 'outskirts', forced: false });
    }
  });
});
