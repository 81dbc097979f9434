import { describe, expect, it } from 'vitest';
import { plan } from '../../../tools/package/plan.ts';

const linux = { asked: ['--linux', 'deb'], runtime: true, platform: 'linux' } as const;

describe('what is packed', () => {
  it('is all that was asked for where the runtime is there', () => {
    const { kind, says, args } = { args: undefined, ...plan(linux) };
    expect([kind, says]).toEqual(['all', null]);
    expect(args).toEqual([
      ...['--config', 'build/electron-builder.yml', '--publish', 'never'],
      ...['--linux', 'deb'],
    ]);
  });

  it.each(['-c.electronDist=/electron', '--config.electronDist=electron.zip'])(
    'is all with a runtime of one’s own: %s',
    (own) => {
      expect(plan({ ...linux, runtime: false, asked: ['--dir', own] }).kind).toBe('all');
    },
  );

  it('is the rest on Linux without it, said in one line', () => {
    const planned = plan({ ...linux, runtime: false });
    expect(planned).toMatchObject({
      kind: 'without-electron',
      args: ['--config', 'build/without-electron.yml', '--publish', 'never', '--dir'],
      says: expect.stringMatching(/^The Electron runtime could not be fetched.*$/),
    });
  });

  it.each(['darwin', 'win32'] as const)('is nothing on %s without it', (platform) => {
    expect(plan({ ...linux, runtime: false, platform }).kind).toBe('nothing');
  });
});
