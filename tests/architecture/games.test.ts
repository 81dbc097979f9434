/**
 * Everything that belongs to one game alone stands in its folders. Every other file that names a game is listed here, with the reason: a
 * second game finds by this list what still has to be made general. A game is named by the path of its folder, by its title, by its rules,
 * or by a call that its part of the contract declares.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const AREAS = ['db', 'electron', 'renderer', 'src', 'tools'];
const NAMES = [
  /all-things-zombie|awful-green-things|alien-zombie-tentacle|zombie-death-force|aliens-vs-zombies/,
  /All Things Zombie|ALL_THINGS_ZOMBIE|\bAtz[A-Z]|\bATZ\b/,
  /\batz\.[a-z]/,
];
/** A game's own folders, in whichever area. */
const OWN = /(^src\/rules|^db\/codecs|\/games)\/[a-z-]+\//;

/** Registries and doors, where a game is put in. */
const IT_IS_PUT_IN: Readonly<Record<string, string>> = {
  'db/games/games.ts': 'the registry of games that are projected to rows',
  'db/schema.ts': 'the tables of all games that have some',
  'db/tables/all-things-zombie.ts': 'the tables that hold a campaign’s state',
  'db/tables/chronicle.ts': 'the tables of its Chronicle',
  'renderer/shell/palette/use-palette.tsx': 'what the palette finds of a campaign',
  'renderer/shell/screens.ts': 'the registry of screens',
  'renderer/shell/sidebar.tsx': 'the entries of a campaign in the sidebar',
  'renderer/games/episode.ts': 'what a game shows of the campaign it is an episode of',
  'renderer/games/games.ts': 'the registry of boards, and of what stands beside them',
  'src/backend/games/campaigns.ts': 'the game that campaigns are of, on the shelf and in About',
  'src/backend/handlers/index.ts': 'the registry of handlers',
  'src/backend/handlers/log-calls.ts': 'a campaign’s log or a session’s, by the game it is of',
  'src/rules/games.ts': 'the registry of modules',
  'src/contract/contract.ts': 'the registry of calls',
  'src/contract/long-calls.ts': 'the registry of calls that take long',
};

/** Files about what the whole app has beside its games: the campaign it opens with, and the tools over its rules. */
const CAMPAIGN: Readonly<Record<string, string>> = {
  'db/tables/log.ts': 'says of which game the names in the head are',
  'renderer/client/campaign-context.ts': 'what every screen of a campaign knows of it',
  'renderer/screens/about/about-screen.tsx': 'whose rules the campaign is played by',
  'src/backend/log/command.ts': 'which game campaigns are of',
  'src/backend/handlers/campaign-file.ts': 'lists what Chronicles say of runs taken up',
  'src/backend/handlers/check.ts':
    'looks through campaigns as they are stored, with the runs that they took up',
  'src/backend/handlers/shelf.ts': 'lists campaigns beside games',
  'src/backend/log/campaign-cache.ts': 'keeps campaigns that were read last',
  'src/backend/log/soundness.ts': 'looks at a campaign’s state before its first act',
  'src/backend/sessions/session-log.ts': 'knows by which campaign a run was taken up',
  'src/backend/handlers/backups.ts': 'the date a campaign in a backup stood at',
  'src/backend/handlers/log.ts': 'tells a campaign from a session, which are loaded differently',
  'src/cli/act.ts': 'acts of a campaign beside those of a session',
  'src/cli/correct.ts': 'a command about the campaign alone',
  'src/cli/encounter.ts': 'a command about the campaign alone',
  'src/cli/export.ts': 'a command about the campaign alone',
  'src/cli/figure.ts': 'a figure is the campaign’s',
  'src/cli/log.ts': 'shows an Encounter beside a session',
  'src/cli/odds-lines.ts': 'the same, line by line',
  'src/cli/roster.ts': 'a command about the campaign alone',
  'src/contract/calls/campaign-file.ts': 'a file shows its campaign as the shelf does',
  'src/contract/calls/frame.ts': 'the shelf shows what a campaign stands like',
  'tools/guide-pictures.ts': 'pictures of the campaign that shows what the app does',
  'tools/maps.ts': 'pictures of the campaign’s tables',
  'tools/maps/sheet.tsx': 'pictures of the campaign’s tables',
  'tools/sample-seeds.ts': 'the campaign that shows what the app does',
  'tools/rule-index/battle-checklist.ts': 'the index of the campaign’s rules',
  'tools/rule-index/campaign-checklist.ts': 'the index of the campaign’s rules',
  'tools/rule-index/checklist.ts': 'the index of the campaign’s rules',
  'tools/rule-index/entry.ts': 'the index of the campaign’s rules',
  'tools/rule-index/pages.ts': 'the index of the campaign’s rules',
  'tools/rule-index/text.ts': 'the index of the campaign’s rules',
  'tools/rule-index/uses.ts': 'the index of the campaign’s rules',
};

const LISTED = { ...IT_IS_PUT_IN, ...CAMPAIGN };

function filesIn(...areas: readonly string[]): readonly string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...areas], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // Deleted ones, not yet committed, are listed too.
  return files.split('\n').filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(ROOT, file)));
}

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** `encounter.get`: what the contract of a game declares. */
const CALLS = filesIn('src/contract/games')
  .filter((file) => file.includes('/calls/'))
  .flatMap((file) => [...textOf(file).matchAll(/^ {2}'([a-z]+\.[A-Za-z-]+)':/gm)].map(([, call]) => call));

/** Names by which the text means a game. */
function namesIn(text: string): readonly string[] {
  const names = NAMES.flatMap((name) => name.exec(text)?.[0] ?? []);
  return [...names, ...CALLS.filter((call) => text.includes(`'${call}'`)).map(String)];
}

const found = filesIn(...AREAS)
  .filter((file) => !OWN.test(file))
  .filter((file) => namesIn(textOf(file)).length > 0);

describe('a game', () => {
  it('is named by no file outside the games’ own folders, but for these', () => {
    expect(found.filter((file) => !Object.hasOwn(LISTED, file))).toEqual([]);
  });

  it('is still named by every file of the list', () => {
    expect(Object.keys(LISTED).filter((file) => !found.includes(file))).toEqual([]);
  });

  it('is known by its folder, its title, its rules and its calls', () => {
    expect(CALLS.length).toBeGreaterThan(20);
    for (const text of [
      "from '../games/all-things-zombie/x.ts'",
      'const ALL_THINGS_ZOMBIE = 1;',
      "rule: 'atz.pass'",
      "ask(backend, 'encounter.get', {})",
    ]) {
      expect([text, namesIn(text).length > 0]).toEqual([text, true]);
    }
    expect(namesIn("ask(backend, 'session.get', {})")).toEqual([]);
  });
});
