import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInReach, readState, writeState } from '../../electron/state.ts';

const STATE = { x: 40, y: 60, width: 1300, height: 900, maximised: true };

function tempFile(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-window-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'window.json');
  if (text !== undefined) writeFileSync(file, text);
  return file;
}

function windowAt({ maximised, ...bounds }: typeof STATE): BrowserWindow {
  return { getNormalBounds: () => bounds, isMaximized: () => maximised } as unknown as BrowserWindow;
}

describe('the window’s place', () => {
  it('is found again as it was left', () => {
    const file = tempFile();
    writeState(file, windowAt(STATE));
    expect(readState(file)).toEqual(STATE);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(STATE);
  });

  it('is nowhere before the first time', () => {
    expect(readState(tempFile())).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['half a file', '{"x":40,"y":60,"wid'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a missing number', JSON.stringify({ ...STATE, y: undefined })],
    ['a number as text', JSON.stringify({ ...STATE, x: '40' })],
    ['no size', JSON.stringify({ ...STATE, width: 0 })],
    ['half a pixel', JSON.stringify({ ...STATE, x: 0.5 })],
    ['a size beyond all screens', JSON.stringify({ ...STATE, height: 1e9 })],
    ['infinity', '{"x":1e999,"y":0,"width":800,"height":600,"maximised":false}'],
  ])('is ignored where the file holds %s', (_, text) => {
    expect(readState(tempFile(text))).toBeNull();
  });

  it('that cannot be kept keeps nobody from closing the window', () => {
    expect(() => writeState(join(tempFile(), 'no', 'folder.json'), windowAt(STATE))).not.toThrow();
  });
});

describe('a place in reach', () => {
  const screens = [
    { x: 0, y: 25, width: 1440, height: 850 },
    { x: 1440, y: -200, width: 1920, height: 1080 },
  ];
  const at = (x: number, y: number) => isInReach({ x, y, width: 800, height: 600 }, screens);

  it('has enough of its title bar on one screen', () => {
    expect(at(100, 100)).toBe(true);
    expect(at(1500, -200)).toBe(true);
    // Pushed out to the left, to the right and to the foot, with 100 pixels left across or 16 down.
    expect(at(-700, 100)).toBe(true);
    expect(at(3260, 100)).toBe(true);
    expect(at(100, 859)).toBe(true);
  });

  it('is not beside the screens, nor above or below them', () => {
    expect(at(-701, 100)).toBe(false);
    expect(at(3261, 100)).toBe(false);
    expect(at(100, 860)).toBe(false);
    expect(at(100, -100)).toBe(false);
    expect(isInReach({ x: 100, y: 100, width: 800, height: 600 }, [])).toBe(false);
  });
});
