import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { redirectFile } from '../../tools/open-page.ts';

const URL = 'http://127.0.0.1:50000/?token=secret-token_1';

it('the address with its token goes to the browser in a file that only this user reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-open-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // A page left by a killed start, or by somebody else.
  writeFileSync(join(folder, 'open-holdout.html'), 'old', { mode: 0o666 });
  const { path, remove } = redirectFile(folder, URL);
  expect(path).not.toContain('secret');
  expect(readFileSync(path, 'utf8')).toContain(`<meta http-equiv="refresh" content="0;url=${URL}">`);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  remove();
  expect(existsSync(path)).toBe(false);
  remove();
});
