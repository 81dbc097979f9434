import { expect, it } from 'vitest';
import { run } from '../../tools/run.ts';

const node = (script: string, limitMs?: number) =>
  run(process.execPath, ['-e', script], { output: 'keep', ...(limitMs === undefined ? {} : { limitMs }) });

it('keeps what a program says on both streams', async () => {
  expect(await node("console.log('out'); process.stderr.write('err')")).toEqual({
    ok: true,
    text: expect.stringMatching(/^(out\n?err|errout)\n?$/),
  });
});

it('tells an exit code other than 0', async () => {
  expect(await node('process.exitCode = 2')).toMatchObject({ ok: false });
});

it('counts a program that cannot be started as failed', async () => {
  const ended = await run('holdout-no-such-program', [], { output: 'keep' });
  expect(ended).toEqual({ ok: false, text: expect.stringContaining('ENOENT') });
});

it('ends a program at its limit, even when one of its own holds the output open', async () => {
  const began = performance.now();
  const lingering =
    "require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' }); setInterval(() => {}, 1000);";
  expect(await node(lingering, 1_000)).toMatchObject({ ok: false });
  expect(performance.now() - began).toBeLessThan(15_000);
});
