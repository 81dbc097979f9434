import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout, json } from './holdout.ts';

const NEW = ['campaign', 'new', '--name', 'Merrow Ford'];

describe('an error', () => {
  it.each<[string, readonly string[], string]>([
    ['no command', [], 'a command is missing; --help lists them'],
    ['half a command', ['campaign'], 'a command is missing; --help lists them'],
    ['an unknown command', ['frob'], "unknown command 'frob'"],
    ['an unknown option', [...NEW, '--frob'], "unknown option '--frob'"],
    ['a missing option', ['campaign', 'new'], "required option '--name <name>' not specified"],
    ['a missing argument', ['roster'], "missing required argument 'id'"],
    [
      'one argument too many',
      ['roster', 'a', 'b'],
      "too many arguments for 'roster'. Expected 1 argument but got 2.",
    ],
    ['no such campaign', ['roster', 'zzzzzzzzzz'], 'There is no such campaign; it may have been deleted.'],
    ['what is no id', ['verify', 'Merrow'], 'A campaign’s id is ten letters and digits.'],
    ['an empty name', ['campaign', 'new', '--name', '  '], 'A name needs at least one character.'],
    ['a long name', ['campaign', 'new', '--name', 'n'.repeat(81)], 'A name has at most 80 characters.'],
    ['a year far off', [...NEW, '--year', '100'], 'A year lies between O+0 and O+99.'],
    ['a year that is none', [...NEW, '--year', '1e3'], '--year takes a whole number, not 1e3.'],
    ['another calendar', [...NEW, '--calendar', 'weeks'], 'A calendar is one of months, seasons.'],
    [
      'an unknown rule',
      ['odds', 'atz.nope', '{}'],
      'There are no odds for the rule atz.nope; holdout odds --list names those that have them.',
    ],
    ['half an input', ['odds', 'atz.pass', '{"rep":4}'], 'dice is a whole number.'],
    ['what is no JSON', ['odds', 'atz.pass', '{rep'], `The input is JSON, such as '{"rep":4,"dice":2}'.`],
  ])('%s is one line on standard error and exit 1', (_, words, line) => {
    const dir = tempDir();
    expect(holdout(...words, '--data', dir)).toEqual({ code: 1, out: '', err: `holdout: ${line}\n` });
    expect(json('campaign', 'list', '--data', dir).campaigns).toEqual([]);
  });

  it('names the weapons there are for one that isn’t, in one line as well', () => {
    const { code, err } = holdout(...NEW, '--weapons', 'pistol,spoon', '--data', tempDir());
    expect(code).toBe(1);
    expect(err).toMatch(/^holdout: A weapon is one of one-hand-bludgeon, .*, light-machine-gun\.\n$/);
  });

  it('of the data folder says which and why', () => {
    const file = join(tempDir(), 'data');
    writeFileSync(file, 'a note');
    expect(holdout('campaign', 'list', '--data', file)).toEqual({
      code: 1,
      out: '',
      err: `holdout: The data folder ${file} can’t be used: there is a file of that name.\n`,
    });
  });

  it('of the file itself is told by every command that needs it, and no other', () => {
    const dir = tempDir();
    json('campaign', 'list', '--data', dir);
    const database = new Database(join(dir, 'holdout.sqlite'));
    database.pragma('user_version = 99');
    database.close();
    const { code, err } = holdout('campaign', 'list', '--data', dir);
    expect(code).toBe(1);
    expect(err).toMatch(/^holdout: .*version 99.*\n$/);
    expect(holdout('odds', 'atz.pass', '{"rep":4,"dice":1}', '--data', dir).code).toBe(0);
  });
});

describe('help and version', () => {
  it('are no errors', () => {
    const help = holdout('--help');
    expect([help.code, help.err]).toEqual([0, '']);
    for (const command of ['campaign', 'roster', 'odds', 'verify']) expect(help.out).toContain(command);
    expect(holdout('--version')).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });
});
