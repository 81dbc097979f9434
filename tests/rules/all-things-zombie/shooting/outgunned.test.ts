import { describe, expect, it } from 'vitest';
import { outguns } from '../../../../src/rules/all-things-zombie/shooting/outgunned.ts';

describe('outgunned', () => {
  it.each([
    [['machine-pistol'], ['pistol'], true],
    [['pistol'], ['rifle'], false],
    [['light-machine-gun'], ['assault-rifle'], true],
    [['pistol'], [], true],
    [['pistol', 'submachine-gun'], ['assault-rifle'], false],
    [['pistol', 'submachine-gun'], ['rifle', 'one-hand-edged'], true],
  ] as const)('%j against %j: %s', (firing, target, is) => {
    expect(outguns(firing, target)).toBe(is);
  });
});
