import { copyFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Ran } from '../../src/cli/holdout.ts';
import type { FigureLine } from '../../src/contract/games/all-things-zombie/figures.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { begun } from '../support/backend/party.ts';

/** The one JSON document that a command prints when it went well. */
function json({ out, err, code }: Ran): unknown {
  expect({ err, code }).toEqual({ err: '', code: 0 });
  return JSON.parse(out);
}

const NEW = ['campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWD', '--json'];

it('says before a failure what another program has done to the file', async () => {
  const data = tempDir();
  const file = join(data, 'holdout.sqlite');
  await holdout(...NEW, '--data', data);
  copyFileSync(file, `${file}.older`);
  await holdout(...NEW, '--data', data);
  renameSync(`${file}.older`, file);
  const { err, code } = await holdout('roster', 'none', '--data', data);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^holdout: Since Holdout last had .* isn’t in it\. .*\nholdout: Give the campaign’s id/,
  );
});

interface Figure extends Omit<FigureLine, 'attributes' | 'advantages' | 'weapons'> {
  readonly attributes: readonly string[];
  readonly weapons: readonly { readonly id: string; readonly title: string; readonly clips: number | null }[];
}

async function rosterOf(data: string, id: string): Promise<readonly Figure[]> {
  const document = json(await holdout('roster', id, '--json', '--data', data)) as { figures: Figure[] };
  return document.figures;
}

describe('holdout odds', () => {
  it('prints exactly this, the best outcome first', async () => {
    expect(await holdout('odds', 'atz.pass', '{"rep":4,"dice":2}', '--json', '--data', tempDir())).toEqual({
      out: '{"rule":"atz.pass","exact":true,"outcomes":{"2":{"n":16,"of":36},"1":{"n":16,"of":36},"0":{"n":4,"of":36}}}\n',
      err: '',
      code: 0,
    });
  });

  it('prints a table for people', async () => {
    const { out } = await holdout('odds', 'atz.pass', '{"rep":4,"dice":2}', '--data', tempDir());
    expect(out.split('\n')).toEqual(['2  44.4 %  16 of 36', '1  44.4 %  16 of 36', '0  11.1 %  4 of 36', '']);
  });
});

describe('holdout campaign', () => {
  it('makes a Star and three Grunts by the seed, the same each time and the same as the screens make', async () => {
    const [here, there] = [tempDir(), tempDir()];
    const made = json(await holdout(...NEW, '--data', here)) as { id: string };
    expect(Object.keys(made)).toEqual(['id']);
    const again = json(await holdout(...NEW, '--data', there)) as { id: string };
    const figures = await rosterOf(here, made.id);
    expect(figures.map(({ kind }) => kind)).toEqual(['star', 'grunt', 'grunt', 'grunt']);
    expect(await rosterOf(there, again.id)).toEqual(figures);

    const backend = await testBackend();
    let at = await begun(backend, { seed: 'K7QF-2MWD', division: 'seasons', star: {} });
    for (const _ of [1, 2, 3]) {
      const { revision } = (await ask(backend, 'party.recruit', { ...at, dice: 'app' })) as {
        revision: number;
      };
      at = { ...at, revision };
    }
    const view = await ask(backend, 'campaign.get', { campaign: at.campaign });
    expect(view.figures.map(({ name, rep, cost }) => [name, rep, cost])).toEqual(
      figures.map(({ name, rep, cost }) => [name, rep, cost]),
    );
    // A party that is settled: it can be shown, verified, and taken back act by act.
    const show = json(await holdout('campaign', 'show', made.id, '--json', '--data', here));
    expect(show).toMatchObject({ recruiting: false, seed: 'K7QF-2MWD', undo: 'Begin with this party' });
  });

  it('takes the Star, the year and the calendar that are given', async () => {
    const data = tempDir();
    const star = ['--star', 'Pris Hallam', '--attribute', 'boss', '--weapons', 'rifle, one-hand-edged'];
    const made = json(await holdout(...NEW, ...star, '--year', '5', '--calendar', 'months', '--data', data));
    const { id } = made as { id: string };
    const [pris] = await rosterOf(data, id);
    expect(pris).toMatchObject({
      name: 'Pris Hallam',
      kind: 'star',
      rep: 5,
      attributes: ['boss'],
      protected: false,
      rap: 0,
      rapToAdvance: 8,
      status: 'ready',
      joined: 'January, O+5',
      // Rep 5 25, overall Leader 25, rifle 4, an edged weapon 2.
      cost: 56,
    });
    expect(pris?.weapons).toMatchObject([
      { id: 'rifle', title: 'Rifle', clips: 3, loaded: true },
      { id: 'one-hand-edged', clips: null },
    ]);
  });

  it('makes a seed where none is given, and prints it', async () => {
    const data = tempDir();
    const { out, code } = await holdout('campaign', 'new', '--name', 'Merrow Ford', '--data', data);
    expect(code).toBe(0);
    const [, id = '', seed] = /^([0-9a-z]{10}) {2}seed ([A-Z2-9]{4}-[A-Z2-9]{4})\n$/.exec(out) ?? [];
    const show = json(await holdout('campaign', 'show', id, '--data', data, '--json'));
    expect(show).toMatchObject({ name: 'Merrow Ford', seed });
  });

  it('lists and shows what there is, for people too', async () => {
    const data = tempDir();
    expect((await holdout('campaign', 'list', '--data', data)).out).toBe(
      'No campaigns yet. Make one with: holdout campaign new --name NAME\n',
    );
    expect(json(await holdout('campaign', 'list', '--json', '--data', data))).toEqual({ campaigns: [] });
    const { id } = json(await holdout(...NEW, '--star', '東京 🧟', '--data', data)) as { id: string };
    const list = await holdout('campaign', 'list', '--data', data);
    expect(list.out.split('\n')).toEqual([
      'Id          Name         Date         Party  Star',
      `${id}  Merrow Ford  Spring, O+2      4  東京 🧟`,
      '',
    ]);
    expect(json(await holdout('campaign', 'list', '--json', '--data', data))).toMatchObject({
      campaigns: [{ id, name: 'Merrow Ford', star: '東京 🧟', party: 4, date: 'Spring, O+2' }],
    });
    const show = await holdout('campaign', 'show', id, '--data', data);
    expect(show.out).toMatch(
      /^Merrow Ford: Spring, O\+2, phase 1\nParty of 4, combined Rep \d+, \d+ points\n/,
    );
    const roster = (await holdout('roster', id, '--data', data)).out.split('\n');
    expect(roster[0]).toMatch(/^Name +Rep +Attributes +Weapons +Cost +RAP +Status +Pronoun +Short name$/);
    expect(roster[1]).toMatch(/^東京 🧟 \* +5 .* 0\/8 +ready +they$/u);
    expect(roster).toHaveLength(6);
    // The Star's name is three columns wider on a terminal than it has characters.
    const [, , ...grunts] = roster.slice(0, 5);
    for (const row of grunts) expect(row.indexOf('ready')).toBe(roster[0]?.indexOf('Status'));
  });
});

describe('holdout verify', () => {
  it('says that all is well, or each row that differs and exits with 1', async () => {
    const data = tempDir();
    const { id } = json(await holdout(...NEW, '--data', data)) as { id: string };
    expect((await holdout('verify', id, '--data', data)).out).toMatch(
      /^\d+ events, every row as the log adds up to\.\n$/,
    );
    expect(json(await holdout('verify', id, '--json', '--data', data))).toMatchObject({
      identical: true,
      differences: [],
    });
    const database = new Database(join(data, 'holdout.sqlite'));
    database.exec("update figure set rap = 1 where figure_id = 'f1'");
    database.close();
    const text = await holdout('verify', id, '--data', data);
    expect(text).toEqual({
      out: [
        'Something that is worked out from the log isn’t what the log adds up to.',
        'Rows that differ from the log:',
        'figure f1, rap: stored 1, rebuilt 0',
        'holdout rescue says what can be recovered, and repairs it.\n',
      ].join('\n'),
      err: '',
      code: 1,
    });
    const document = await holdout('verify', id, '--json', '--data', data);
    expect(document.code).toBe(1);
    expect(JSON.parse(document.out)).toMatchObject({ identical: false });
  });
});

describe('an error', () => {
  const data = () => ['--data', tempDir()];
  const WRONG: readonly (readonly [string[], string])[] = [
    [[], 'a command is missing; --help lists them'],
    [['campaign'], 'a command is missing; --help lists them'],
    [['campaign', 'nwe'], "unknown command 'nwe' (Did you mean new?)"],
    [['campaign', 'new'], "required option '--name <name>' not specified"],
    [['campaign', 'new', '--name', 'x', '--bogus'], "unknown option '--bogus'"],
    [['campaign', 'new', '--name', '   '], 'Name: enter 1 to 80 characters.'],
    [['campaign', 'new', '--name', 'n'.repeat(81)], 'Name: enter 1 to 80 characters.'],
    [['campaign', 'new', '--name', 'x', '--year', 'two'], '--year takes a whole number, not two.'],
    [['campaign', 'new', '--name', 'x', '--year', '100'], 'First year: enter a whole number from 0 to 99.'],
    [['campaign', 'new', '--name', 'x', '--calendar', 'weeks'], 'Calendar: choose months or seasons.'],
    [['campaign', 'list', 'all'], "too many arguments for 'list'. Expected 0 arguments but got 1."],
    [['roster'], "missing required argument 'id'"],
    [['roster', 'x'], 'Give the campaign’s id: ten letters and digits.'],
    [['verify', 'k7qf2mwd01'], 'There is no such campaign; it may have been deleted.'],
    [['odds', 'atz.pass', '{rep:4}'], `The input is JSON, such as '{"rep":4,"dice":2}'.`],
    [
      ['odds', 'atz.shoot', '{"shooter":{"rep":4},"weapon":"rifle","shots":2,"target":{"kind":"zombie"}}'],
      'A rifle fires 1 shot.',
    ],
    [
      ['odds', 'atz.shoot', '{"shooter":{"rep":4},"weapon":"rifle","shots":1,"target":{"kind":"human"}}'],
      'target: give a human a Rep, from 1 to 7.',
    ],
    [['odds', 'atz.pass', '{"rep":4}'], 'dice: enter a whole number from 1 to 12.'],
  ];

  it.each(WRONG)('%j is one line on standard error and exit 1', async (words, line) => {
    const failed = { err: `holdout: ${line}\n`, code: 1 };
    expect(await holdout(...words, ...data())).toEqual({ out: '', ...failed });
    // A caller that asked for a document gets one, with the code of what went wrong.
    const { out, ...asJson } = await holdout(...words, '--json', ...data());
    expect(asJson).toEqual(failed);
    const code = line.startsWith('There is no such campaign') ? 'not-found' : 'bad-input';
    expect(JSON.parse(out)).toEqual({ error: expect.objectContaining({ code, message: line }) });
  });

  it('names the weapons or attributes there are', async () => {
    const { err, code } = await holdout(...NEW, '--weapons', 'bazooka', ...data());
    expect(err).toMatch(/^holdout: Weapons: choose one-hand-bludgeon, .* or light-machine-gun\.\n$/);
    expect(code).toBe(1);
    const attribute = await holdout(...NEW, '--attribute', 'shy', ...data());
    expect(attribute.err).toMatch(/^holdout: Attribute: choose agile, .* or wuss\.\n$/);
  });

  it('of the file is told by every command that needs it, and by no other', async () => {
    const dir = tempDir();
    json(await holdout('campaign', 'list', '--json', '--data', dir));
    const database = new Database(join(dir, 'holdout.sqlite'));
    database.exec('create table later (of text); pragma user_version = 99');
    database.close();
    const { err, code } = await holdout('campaign', 'list', '--data', dir);
    expect(err).toMatch(/^holdout: .*version 99.*\n$/);
    expect(code).toBe(1);
    expect((await holdout('odds', 'atz.pass', '{"rep":4,"dice":1}', '--data', dir)).code).toBe(0);
  });

  it('names the rules that have odds', async () => {
    const { err, code } = await holdout('odds', 'atz.nope', ...data());
    expect(err).toBe(
      'holdout: There are no odds for the rule atz.nope; holdout odds --list names those that have them.\n',
    );
    expect(code).toBe(1);
  });

  it('of the data folder is told like any other', async () => {
    const file = join(tempDir(), 'file');
    writeFileSync(file, '');
    expect(await holdout('campaign', 'list', '--data', file)).toEqual({
      out: '',
      err: `holdout: The data folder ${file} can’t be used: there is a file of that name.\n`,
      code: 1,
    });
    expect(existsSync(file)).toBe(true);
  });
});

it('helps who asks, on standard output', async () => {
  for (const words of [['--help'], ['help'], ['campaign', '--help'], ['campaign', 'new', '--help']]) {
    const { out, err, code } = await holdout(...words);
    expect({ help: out.startsWith('Usage: holdout'), err, code }).toEqual({ help: true, err: '', code: 0 });
  }
  expect(await holdout('--version')).toEqual({ out: '0.1.0\n', err: '', code: 0 });
});
