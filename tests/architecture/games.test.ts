/**
 * What is one game's own stands in its folders. Every other file that names a game is listed here, with the reason: a
 * second game finds by this list what still has to be made general.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const AREAS = ['db', 'electron', 'renderer', 'src', 'tools'];
const GAMES =
  /all-things-zombie|awful-green-things|alien-zombie-tentacle|zombie-death-force|aliens-vs-zombies/;
/** A game's own folders, in whichever area. */
const OWN = /(^src\/rules|\/games)\/[a-z-]+\//;

/** Registries and doors: one place each where the campaign's game is put in. */
const PUT_IN: readonly string[] = [
  'db/codecs/rolls.ts',
  'db/games/games.ts',
  'db/index.ts',
  'db/schema.ts',
  'db/tables/chronicle.ts',
  'renderer/app/campaign-context.ts',
  'renderer/app/palette-actions.tsx',
  'renderer/app/router.tsx',
  'renderer/app/screens.ts',
  'src/backend/campaign/campaign-act.ts',
  'src/backend/campaign/play-act.ts',
  'src/backend/handlers/app.ts',
  'src/backend/handlers/index.ts',
  'src/backend/handlers/journal.ts',
  'src/backend/handlers/log-calls.ts',
  'src/backend/handlers/shelf.ts',
  'src/backend/views/question.ts',
  'src/cli/encounter.ts',
  'src/cli/odds.ts',
  'src/cli/roster.ts',
  'src/contract/app.ts',
  'src/contract/calls/frame.ts',
  'src/contract/contract.ts',
  'tools/rule-index/checklist.ts',
  'tools/rule-index/pages.ts',
  'tools/rule-index/text.ts',
  'tools/rule-index/uses.ts',
];

function filesThatName(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...AREAS], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !OWN.test(file))
    .filter((file) => {
      try {
        return GAMES.test(readFileSync(join(ROOT, file), 'utf8'));
      } catch {
        // Deleted, and not yet committed.
        return false;
      }
    });
}

it('every file of the list still names one', () => {
  const files = filesThatName();
  expect(PUT_IN.filter((file) => !files.includes(file))).toEqual([]);
});

it('no file outside the games’ own folders names a game, but for these', () => {
  expect(filesThatName().filter((file) => !PUT_IN.includes(file))).toEqual([]);
});
