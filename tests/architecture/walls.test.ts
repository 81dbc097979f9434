import { describe, expect, it } from 'vitest';
import { declaredDependencies } from './manifest.ts';
import { sourceOf, sourcesUnder } from './source.ts';
import { wrongImports } from './walls.ts';

const DECLARED = new Set(Object.keys(declaredDependencies()));

function wrong(path: string, text: string): readonly string[] {
  return wrongImports([sourceOf(path, text)], DECLARED);
}

describe('the arrows between layers', () => {
  it('are kept by every file of the project', () => {
    const sources = sourcesUnder('.');
    expect(sources.length).toBeGreaterThan(50);
    expect(wrongImports(sources, DECLARED)).toEqual([]);
  });
});

describe('a planted wrong import', () => {
  it.each([
    [
      'renderer/shell/x.tsx',
      "import { roll } from '../../src/rules/core/play.ts';",
      'imports src/rules/core/play.ts: ',
    ],
    // Vite would drop it, Node would not: the word has to stand before the brace.
    [
      'renderer/x.ts',
      "import { type Ask } from '../src/rules/core/play.ts';",
      'imports src/rules/core/play.ts: ',
    ],
    [
      'renderer/x.ts',
      "import { handlers } from '../src/backend/handlers.ts';",
      'imports src/backend/handlers.ts: ',
    ],
    ['renderer/x.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs: '],
    ['renderer/x.ts', "import { Hono } from 'hono';", 'imports hono: '],
    ['src/rules/core/x.ts', "import { z } from 'zod';", 'imports zod: '],
    ['src/rules/core/x.ts', "import { join } from 'path';", 'imports path: '],
    [
      'src/rules/core/x.ts',
      "import type { F } from '../game-a/types.ts';",
      'imports src/rules/game-a/types.ts: ',
    ],
    ['src/rules/game-a/x.ts', "export * from '../game-b/types.ts';", 'imports src/rules/game-b/types.ts: '],
    ['src/rules/game-a/x.ts', "type T = import('../../../db/open.ts').Db;", 'imports db/open.ts: '],
    [
      'src/contract/x.ts',
      "import { gruntOf } from '../rules/game-a/grunt.ts';",
      'imports src/rules/game-a/grunt.ts: ',
    ],
    [
      'renderer/x.ts',
      "import { tell } from '../src/rules/game-a/context.ts';",
      'imports src/rules/game-a/context.ts: ',
    ],
    [
      'src/web/x.ts',
      "import { listed } from '../rules/core/text/english.ts';",
      'imports src/rules/core/text/english.ts: ',
    ],
    ['src/web/x.ts', "import { openDatabase } from '../../db/open.ts';", 'imports db/open.ts: '],
    [
      'src/cli/x.ts',
      "const rules = await import('../rules/core/odds.ts');",
      'imports src/rules/core/odds.ts: ',
    ],
    ['src/backend/x.ts', "import { serve } from '../web/serve.ts';", 'imports src/web/serve.ts: '],
    ['src/backend/x.ts', 'const m = await import(name);', 'imports a path put together while running'],
    ['db/x.ts', "import { call } from '../src/contract/contract.ts';", 'imports src/contract/contract.ts: '],
    [
      'migrations/x.ts',
      "import { Rep } from '../src/rules/game-a/types.ts';",
      'imports src/rules/game-a/types.ts: ',
    ],
    ['migrations/x.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs: '],
    ['src/web/x.ts', "import { app } from 'electron';", 'imports electron: '],
    ['src/backend/x.ts', "import type { App } from 'electron';", 'imports electron: '],
    ['tools/x.ts', "const electron = require('electron');", 'imports electron: '],
    ['tests/electron/x.ts', "import { app } from 'electron';", 'imports electron: '],
    ['tests/x.ts', "import _ from 'lodash';", 'imports lodash, which package.json does not name'],
  ])('in %s is reported: %s', (path, text, message) => {
    expect(wrong(path, `const before = 1;\n${text}\n`)).toEqual([
      expect.stringContaining(`${path}:2 ${message}`),
    ]);
  });

  it('says what would be right', () => {
    expect(wrong('src/contract/x.ts', "import { gruntOf } from '../rules/game-a/grunt.ts';")).toEqual([
      'src/contract/x.ts:1 imports src/rules/game-a/grunt.ts: src/contract/ may import types and constants (IN_CAPITALS) of src/rules/',
    ]);
  });

  it('in a folder without a wall is reported', () => {
    expect(wrong('plugins/x.ts', '')).toEqual([
      expect.stringContaining('no wall is written for this folder'),
    ]);
  });
});

describe('a right import', () => {
  it.each([
    ['renderer/x.ts', "import type { Ask } from '../src/rules/core/play.ts';"],
    ['renderer/x.ts', "import { CALLS } from '../src/contract/contract.ts';"],
    ['renderer/x.tsx', "import { Button } from '@mantine/core'; import './x.css';"],
    ['electron/main.ts', "import { app } from 'electron';"],
    ['tests/electron/x.ts', "import type { App } from 'electron';"],
    ['src/contract/x.ts', "import { REPS, type Rep } from '../rules/game-a/types.ts';"],
    ['src/contract/x.ts', "import type { Campaign } from '../rules/game-a/state.ts';"],
    ['renderer/x.ts', "import { listed } from '../src/rules/core/text/english.ts';"],
    ['src/contract/x.ts', "import { titleText } from '../rules/game-a/text/titles.ts';"],
    ['src/cli/x.ts', "import { titleText } from '../rules/game-a/text/titles.ts';"],
    ['src/rules/game-a/x.ts', "import { roll } from '../core/play.ts'; import { REPS } from './types.ts';"],
    ['db/x.ts', "import { z } from 'zod';"],
    ['db/x.ts', "import { apply } from '../src/rules/game-a/apply.ts'; import { Kysely } from 'kysely';"],
  ])('in %s is not: %s', (path, text) => {
    expect(wrong(path, text)).toEqual([]);
  });
});
