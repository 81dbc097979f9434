/** Every act by command line: own dice used up exactly, what is missing left open, what is too much refused. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

let dir: string;
let id: string;

const run = (...words: readonly string[]): Promise<Ran> => holdout(...words, '--data', dir);
const act = (deed: object, ...options: readonly string[]) =>
  run('act', id, JSON.stringify(deed), ...options, '--json');
const json = ({ out }: Ran) => JSON.parse(out);

/** Ids of the figures with the party, the Star first. */
async function party(): Promise<string[]> {
  const { figures } = json(await run('campaign', 'show', id, '--json')) as { figures: { id: string }[] };
  return figures.map((figure) => figure.id);
}

async function planned(): Promise<void> {
  const goes = await party();
  const plan = { do: 'encounter.plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes };
  expect((await act(plan, '--seeded')).code).toBe(0);
}

/** Each act that can't be taken back on the table, so that it can't. */
const DECLARING = {
  'encounter.end-campaign': {},
  'encounter.mark': { who: 'f1', condition: 'captured', byZombie: false },
  'encounter.beat': { contact: 'c1' },
  'encounter.report': { records: [], field: { zombies: false, enemies: false }, shots: 0 },
};

beforeEach(async () => {
  dir = tempDir();
  ({ id } = json(await run('campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWD', '--json')));
});

describe('holdout acts', () => {
  it('lists every act with its fields, and of a campaign whether it is the point for it', async () => {
    const { acts } = json(await run('acts', '--json')) as { acts: { id: string; now: boolean | null }[] };
    expect(acts.length).toBeGreaterThan(55);
    expect(acts.every(({ now }) => now === null)).toBe(true);
    expect(acts.find((one) => one.id === 'encounter.reload')).toMatchObject({
      stages: ['planned', 'on-the-table'],
      asksFirst: false,
      fields: { who: { kind: 'id' }, weapon: expect.anything() },
    });
    const here = json(await run('acts', id, '--json')) as { acts: { id: string; now: boolean }[] };
    const now = here.acts.filter((one) => one.now).map((one) => one.id);
    expect(now).toContain('figure.rename');
    expect(now).not.toContain('encounter.begin-turn');
  });

  it('lists them for people too', async () => {
    const { out, code } = await run('acts', id);
    expect(code).toBe(0);
    expect(out).toMatch(/^figure\.rename +figure: id, name\?: text, pronoun\?: choice, shortName\?: text$/m);
    expect(out).not.toContain('encounter.begin-turn');
  });
});

describe('holdout act', () => {
  it('runs an act that rolls nothing, and says what it told and what is due', async () => {
    const done = await act({ do: 'campaign.rename', name: 'The Weir' });
    expect(done.code).toBe(0);
    expect(json(done)).toMatchObject({
      state: 'done',
      events: [{ type: 'campaign-renamed', from: 'Merrow Ford', to: 'The Weir' }],
      rolls: [],
      due: { proposals: [], marks: [] },
    });
  });

  it('leaves a question open where the dice given are too few, and stores nothing', async () => {
    await planned();
    const before = json(await run('log', id, '--json'));
    for (const given of [[], ['--dice', '']]) {
      const open = await act({ do: 'encounter.roll-vehicle' }, ...given);
      expect([open.code, open.err]).toEqual([3, '']);
      expect(json(open)).toMatchObject({
        state: 'waiting',
        question: { kind: 'roll', rule: 'atz.vehicle-at-start', dice: 1 },
      });
    }
    expect(json(await run('log', id, '--json'))).toEqual(before);
  });

  it('uses own dice in the order asked, and explains each roll', async () => {
    await planned();
    const done = await act({ do: 'encounter.roll-vehicle' }, '--dice', '6');
    expect(done.code).toBe(0);
    expect(json(done).rolls).toEqual([
      expect.objectContaining({
        rule: 'atz.vehicle-at-start',
        by: 'own',
        answer: [6],
        title: 'A vehicle at the start',
      }),
    ]);
  });

  it('asks before a campaign ends, and plans nothing without a Star', async () => {
    await planned();
    const report = json(await act({ do: 'encounter.drop' }));
    expect(report).toMatchObject({ state: 'done' });
    const { out } = await run('roster', id, '--json');
    const { figures } = JSON.parse(out) as { figures: { id: string; kind: string }[] };
    const star = figures.find(({ kind }) => kind === 'star')?.id ?? '';
    await act({ do: 'figure.setStatus', figure: star, status: 'dead', why: 'For the story' });
    const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'urban' };
    const goes = figures.filter(({ kind }) => kind !== 'star').map((one) => one.id);
    const none = await act({ do: 'encounter.plan', ...plan, goes });
    expect(json(none)).toMatchObject({ error: { code: 'refused' } });
    expect(none.err).toBe('holdout: The Star is gone: name or bring a new one first.\n');
    const ends = await act({ do: 'encounter.end-campaign' });
    expect(json(ends)).toMatchObject({ error: { code: 'unconfirmed' } });
    // Said to be meant, it is refused for what it is: no Encounter has been played.
    const meant = await act({ do: 'encounter.end-campaign' }, '--give-up');
    expect(json(meant)).toMatchObject({ error: { code: 'refused' } });
  });

  it('takes the kind of a vehicle with the roll for it', async () => {
    await planned();
    const kind = 'pickup-truck';
    const done = await act({ do: 'encounter.roll-vehicle', kind }, '--dice', '1');
    expect(json(done)).toMatchObject({ events: [{ type: 'vehicle-rolled', won: true, kind }] });
  });

  it('refuses more than is asked for, and stores nothing', async () => {
    await planned();
    const before = json(await run('log', id, '--json'));
    const refused = await act({ do: 'encounter.roll-vehicle' }, '--dice', '6,1');
    expect([refused.code, refused.err]).toEqual([
      1,
      'holdout: More dice, cards or decisions were given than were asked for.\n',
    ]);
    expect(json(refused)).toMatchObject({ error: { code: 'refused', refusal: 'too-many-entries' } });
    const card = await act({ do: 'encounter.roll-vehicle' }, '--dice', '6', '--cards', '3S');
    expect(card.code).toBe(1);
    expect(json(await run('log', id, '--json'))).toEqual(before);
  });

  it('lets the app roll the rest with --seeded, and leaves a decision open all the same', async () => {
    await planned();
    expect((await act({ do: 'encounter.set-table' }, '--seeded')).code).toBe(0);
    const placed = await act({ do: 'encounter.place-zombies' }, '--seeded');
    expect([0, 3]).toContain(placed.code);
    const { rolls } = json(placed) as { rolls: { by: string }[] };
    expect(rolls.every(({ by }) => by === 'app')).toBe(true);
  });

  it('picks the types of a table that the scores allow, and asks for that of a part rolled again', async () => {
    await planned();
    expect((await act({ do: 'encounter.set-table' }, '--seeded', '--choose', 'school')).code).toBe(0);
    const shown = json(await run('show', id, 'encounter', '--json')) as {
      encounter: { table: { buildings: { id: string; type: string }[] } };
    };
    const { buildings } = shown.encounter.table;
    expect(buildings.map(({ type }) => type)).toContain('school');
    const wrong = await act({ do: 'encounter.set-table' }, '--seeded', '--choose', 'castle');
    expect(json(wrong)).toMatchObject({ error: { refusal: 'too-many-entries' } });

    let again = { do: 'encounter.reroll-part', part: '' };
    let open = { out: '', err: '', code: 0 } as Awaited<ReturnType<typeof act>>;
    // Some scores mean one type alone.
    for (const { id: part } of buildings) {
      again = { ...again, part };
      open = await act(again, '--seeded');
      if (open.code === 3) break;
    }
    const { question } = JSON.parse(open.out) as { question: { rule: string; options: { id: string }[] } };
    expect(question.rule).toBe('atz.building-type.pick');
    const type = question.options.at(-1)?.id ?? '';
    expect((await act(again, '--seeded', '--choose', type)).code).toBe(0);
    const after = json(await run('show', id, 'encounter', '--json')) as typeof shown;
    expect(after.encounter.table.buildings.find((one) => one.id === again.part)?.type).toBe(type);
  });

  it('takes own cards and names for a recruit', async () => {
    const [, , , fourth = ''] = await party();
    expect((await run('undo', id)).code).toBe(0);
    const again = { do: 'party.recruitAgain', figure: fourth, name: 'Wren' };
    const open = await act(again, '--dice', '3');
    expect(open.code).toBe(3);
    expect(json(open)).toMatchObject({ question: { kind: 'draw' }, rolls: [{ answer: [3], by: 'own' }] });
    const done = await act(again, '--dice', '3', '--cards', '2c', '--seeded');
    expect(done.code).toBe(0);
    expect(json(done).rolls).toMatchObject([{ answer: [3] }, { answer: '2C', by: 'own' }]);
  });

  it('says who has become a Hero, and what is left to mark, for people too', async () => {
    await planned();
    await act({ do: 'encounter.set-table' }, '--seeded');
    const [star = '', friend = ''] = await party();
    const tests = (figure: string, check: string, dice: string, choose: string, ...more: string[]) =>
      run(
        ...['act', id, JSON.stringify({ do: 'encounter.check', figure, what: { check } })],
        ...['--dice', dice, '--choose', choose, ...more],
      );
    const hero = await tests(star, 'see-zombie-death', '1,1,6', 'carriesOn');
    expect(hero.out).toMatch(
      /^.+ is a Hero\. Two 1s on Seeing a zombie death\. From now on no check can fail\.$/m,
    );
    expect(await tests(friend, 'see-zombie-death', '6,6', '', '--seeded')).toMatchObject({
      err: '',
      code: 0,
    });
    const due = await run('due', id);
    const [, condition] = /^Mark: .+, .+: .+ \(mark f2 ([a-z-]+)\)$/m.exec(due.out) ?? [];
    expect(due.out).toMatch(/^Mark: /);
    const marked = await act({ do: 'encounter.mark', who: friend, condition });
    expect(marked).toMatchObject({ err: '', code: 0 });
    expect((await run('due', id)).out).not.toContain('Mark: ');
  });

  it('says of a melee whom it wants to know, and nothing of fire', async () => {
    await planned();
    const fight = { do: 'encounter.fight', who: 'f1', hands: [], against: [{}], from: null };
    expect((await act(fight)).err).toMatch(/^holdout: Target: /);
  });

  it('is refused with its code and its sentence', async () => {
    const refused = await act({ do: 'encounter.reload', who: 'f1', weapon: 'w1' });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^holdout: [A-Z][^\n]+\.\n$/);
    expect(json(refused)).toMatchObject({ error: { code: 'refused', refusal: 'none-planned' } });
    const person = await run('act', id, '{"do":"encounter.reload","who":"f1","weapon":"w1"}');
    expect([person.out, person.code]).toEqual(['', 1]);
  });

  it.each([
    ['{', 'An act is JSON'],
    ['[]', 'An act is JSON'],
    ['{"do":"encounter.fly"}', 'There is no such act'],
    ['{"do":"campaign.rename"}', 'Name'],
    ['{"do":"figure.rename","figure":"f1"}', 'is called that already'],
    ['{"do":"figure.rename","figure":"f1","pronoun":"it"}', 'ronoun'],
    ['{"do":"figure.rename","figure":"f1","name":"A","stranger":1}', 'stranger'],
  ])('says in one line what is wrong with %s', async (deed, words) => {
    const wrong = await run('act', id, deed);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain(words);
    expect(wrong.err.trimEnd()).not.toContain('\n');
  });

  it.each([
    ['--dice', '7', '--dice takes faces from 1 to 6'],
    ['--dice', '1,x', '--dice takes faces from 1 to 6'],
    ['--cards', 'ZZ', 'A card'],
  ])('says in one line what is wrong with %s %s', async (option, word) => {
    await planned();
    const wrong = await run('act', id, '{"do":"encounter.roll-vehicle"}', option, word);
    expect(wrong.code).toBe(option === '--cards' ? 3 : 1);
  });

  it('wants --give-up for all that can’t be taken back on the table, and for nothing else', async () => {
    const { acts } = json(await run('acts', '--json')) as {
      acts: { id: string; asksFirst: boolean; asksFirstWhere: object | null; asksFirstWhileDue: boolean }[];
    };
    const asking = acts.filter(({ asksFirst, asksFirstWhileDue }) => asksFirst && !asksFirstWhileDue);
    expect(asking.map((one) => [one.id, one.asksFirstWhere])).toEqual([
      ['encounter.end-campaign', null],
      ['encounter.mark', { condition: 'captured' }],
      ['encounter.beat', null],
      ['encounter.report', null],
    ]);
    expect(Object.keys(DECLARING)).toEqual(asking.map((one) => one.id));
    await planned();
    for (const [name, input] of Object.entries(DECLARING)) {
      const deed = { do: name, ...input };
      const unasked = await act(deed);
      const does =
        name === 'encounter.end-campaign'
          ? 'ends the campaign, which can be gone on with later'
          : 'can’t be taken back on the table';
      const message = `${name} ${does}; say --give-up to do it.`;
      expect([unasked.code, unasked.err]).toEqual([1, `holdout: ${message}\n`]);
      expect(json(unasked)).toEqual({ error: { code: 'unconfirmed', message } });
      const meant = await act(deed, '--give-up');
      expect([name, meant.out.includes('unconfirmed')]).toEqual([name, false]);
    }
    expect(
      (await act({ do: 'encounter.mark', who: 'f1', condition: 'dazed', byZombie: false })).out,
    ).not.toContain('unconfirmed');
    // A plan that nothing was rolled for lies on paper alone.
    expect((await act({ do: 'encounter.drop' })).err).not.toContain('--give-up');
  });

  it('wants --give-up for a turn that leaves undone what is due, and says what that is', async () => {
    await planned();
    for (const one of ['set-table', 'place-zombies']) await act({ do: `encounter.${one}` }, '--seeded');
    const turn = { do: 'encounter.begin-turn', sides: ['Party', 'Zombies'] };
    // The zombies may go.
    expect((await act(turn, '--dice', '2,1')).code).toBe(0);
    const unasked = await act(turn, '--dice', '2,1');
    expect(unasked.code).toBe(1);
    expect(json(unasked)).toMatchObject({ error: { code: 'unconfirmed' } });
    expect(unasked.err).toMatch(
      /^holdout: Still due in this turn: \(1\) .+: .+; \(2\) .+: .+\. Do it first, or say --give-up /,
    );
    expect((await act(turn, '--dice', '1,6', '--give-up')).code).toBe(0);
    // The zombies may not go: nothing is due.
    expect((await act(turn, '--dice', '1,6')).code).toBe(0);
    const { acts } = json(await run('acts', '--json')) as {
      acts: { id: string; asksFirstWhileDue: boolean }[];
    };
    expect(acts.filter((one) => one.asksFirstWhileDue).map((one) => one.id)).toEqual([
      'encounter.begin-turn',
    ]);
  });

  it('says with --json by what code it fails, whatever the reason', async () => {
    const code = async (...words: readonly string[]) => {
      const { out, code: exit } = await run(...words, '--json');
      return [exit, JSON.parse(out).error.code];
    };
    expect(await code('act', 'zzzzzzzzzz', '{"do":"campaign.newDice"}')).toEqual([1, 'not-found']);
    expect(await code('act', id, '{"do":"encounter.fly"}')).toEqual([1, 'bad-input']);
    expect(await code('act', id, '{')).toEqual([1, 'bad-input']);
    expect(await code('act', id, '{"do":"campaign.newDice"}', '--dice', '7')).toEqual([1, 'bad-input']);
    expect(await code('act', id)).toEqual([1, 'bad-input']);
    expect(await code('redo', id)).toEqual([1, 'refused']);
  });
});

describe('holdout due, log, undo, redo and show', () => {
  it('say what is due, what was done, and go back and forth', async () => {
    await planned();
    expect(json(await run('due', id, '--json')).proposals).toContainEqual(
      expect.objectContaining({ act: 'set-table', due: false, rule: 'atz.building-count' }),
    );
    const shown = json(await run('show', id, 'encounter', '--json'));
    expect(shown.encounter).toMatchObject({ stage: 'planned', area: 'urban' });
    const { code, err } = await run('show', id, 'game');
    expect([code, err]).toEqual([
      1,
      `holdout: That is a campaign: holdout show ${id} encounter shows how its Encounter stands.\n`,
    ]);

    const { acts } = json(await run('log', id, '--json')) as {
      acts: {
        act: number;
        parent: number | null;
        line: number;
        command: string;
        state: string;
        events: object[];
      }[];
    };
    expect(acts.map(({ act: number }) => number)).toEqual(acts.map((_, at) => at + 1));
    expect(acts.at(-1)).toMatchObject({
      command: 'encounter.plan',
      parent: acts.length - 1,
      line: 1,
      state: 'done',
    });
    expect(json(await run('log', id, '--from', `${acts.length}`, '--json')).acts).toHaveLength(1);

    const undone = json(await run('undo', id, '--json')) as { revision: number };
    expect(json(await run('log', id, '--from', `${acts.length}`, '--json')).acts[0].state).toBe('undone');
    const redone = json(await run('redo', id, '--json')) as { revision: number };
    expect(redone.revision).toBe(undone.revision + 1);
    await run('undo', id, '--back-to', '1');
    await act({ do: 'campaign.newDice' });
    const after = json(await run('log', id, '--json')) as typeof acts extends infer A ? { acts: A } : never;
    expect(after.acts.at(-1)).toMatchObject({ line: 2, parent: 1 });
    expect(after.acts.at(-2)).toMatchObject({ line: 1, state: 'dropped' });
  });

  it('say in one line what is wrong', async () => {
    for (const words of [
      ['log', id, '--from', '0'],
      ['undo', id, '--back-to', 'x'],
      ['redo', id],
      ['show', id, 'roster'],
      ['due', 'zzzzzzzzzz'],
    ]) {
      const wrong = await run(...words);
      expect([words, wrong.code, wrong.out]).toEqual([words, 1, '']);
      expect(wrong.err).toMatch(/^holdout: \S[^\n]*\.\n$/);
    }
  });
});

describe('what is promised to scripts', () => {
  const promised = readFileSync(new URL('../../docs/scripting.md', import.meta.url), 'utf8');
  const unsaid = (...all: readonly object[]) => [
    ...new Set(all.flatMap((one) => Object.keys(one)).filter((field) => !promised.includes(`\`${field}\``))),
  ];
  /** Marks where two logs meet in a check of what is stored; scripts need it for nothing. */
  const INNER = ['fingerprint'];

  it('names every field of a roll, a question, a proposal and a mark', async () => {
    await planned();
    const check = { do: 'encounter.check', figure: 'f1', what: { check: 'received-fire', leader: true } };
    const asked = json(await act(check));
    const decided = json(await act(check, '--dice', '3,4,5'));
    const done = json(
      await act({ ...check, figure: 'f3', what: { check: 'received-fire' } }, '--dice', '6,6'),
    );
    const drawn = json(await act({ do: 'party.recruit', name: 'Wren', why: 'A friend' }, '--dice', '3'));
    expect([asked.question.kind, decided.question.kind, drawn.question.kind]).toEqual([
      'roll',
      'choose',
      'draw',
    ]);
    const { proposals, marks } = done.due;
    expect([proposals.length > 0, marks.length > 0]).toEqual([true, true]);
    const fields = unsaid(...decided.rolls, ...done.rolls, ...proposals, ...marks);
    const asks = unsaid(asked.question, decided.question, ...decided.question.options, drawn.question);
    expect([...fields, ...asks].filter((field) => !INNER.includes(field))).toEqual([]);
  });
});

describe('a figure that the printed book has otherwise', () => {
  it('is corrected like any act, counted with, and taken back', async () => {
    const place = { table: 'atz.recovery', row: '1', field: 'result' };
    const odds = async () => {
      const input = '{"rep":3,"kind":"ranAway","medical":false}';
      const { outcomes } = json(await run('odds', 'atz.recovery', input, '--campaign', id, '--json'));
      return Object.keys(outcomes);
    };
    expect(await odds()).toEqual(['returns', 'returnsWeaker', 'gone']);
    const corrected = await act({ do: 'campaign.correct-figure', ...place, to: 'gone' });
    expect(json(corrected).events).toEqual([
      { type: 'figure-corrected', ...place, from: 'returnsWeaker', to: 'gone', book: 'returnsWeaker' },
    ]);
    expect(await odds()).toEqual(['returns', 'gone']);
    const again = await act({ do: 'campaign.correct-figure', ...place, to: 'gone' });
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('already corrected to that')]);
    expect((await act({ do: 'campaign.take-back-figure', ...place })).code).toBe(0);
    expect(await odds()).toEqual(['returns', 'returnsWeaker', 'gone']);
  });
});
