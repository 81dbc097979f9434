import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

const FILES = {
  'text.ts': 'one\ntwo\n',
  'README.md': 'one\ntwo\n',
  'icon.png': '\x89PNG\r\n\x1a\n',
  'icon.ico': 'one\r\ntwo\r\n',
} as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-attributes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

it('gives the same bytes where Git would write Windows’ ends of lines', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'core.safecrlf=false', ...args], { cwd: folder });
  git('init', '--quiet');
  copyFileSync(fromRoot('.gitattributes'), join(folder, '.gitattributes'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content, 'latin1');
  git('add', '--all');
  for (const name of Object.keys(FILES)) rmSync(join(folder, name));
  git('checkout-index', '--all');
  const found = Object.keys(FILES).map((name) => [name, readFileSync(join(folder, name), 'latin1')]);
  expect(Object.fromEntries(found)).toEqual(FILES);
});
