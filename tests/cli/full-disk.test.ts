/** Rescue from a data folder whose disk is full: a campaign as a file, and a report, go to another disk. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { settled } from '../support/backend/party.ts';

/** A disk of this size, where the system lets us have one. */
function smallDisk(bytes: number): string | undefined {
  const folder = tempDir();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

function fill(folder: string): void {
  for (let bytes = 1_048_576; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    for (let at = 0; ; at += 1) {
      try {
        writeFileSync(join(folder, `fill-${bytes}-${at}`), Buffer.alloc(bytes));
      } catch {
        break;
      }
    }
  }
}

const leftOvers = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`holdout-${process.pid}-`));

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a campaign and a report are saved out of a full disk',
  async ({ skip }) => {
    const disk = smallDisk(3 * 1_048_576);
    if (disk === undefined) return skip();
    const data = join(disk, 'data');
    const playing = await testBackend({ dataDir: data });
    const { campaign } = await settled(playing);
    const { digest } = await ask(playing, 'campaign.verify', { campaign });
    await playing.close();
    fill(disk);
    const [file, report] = ['x.holdout', 'x.holdout-report'].map((name) => join(tempDir(), name)) as [
      string,
      string,
    ];
    expect(await holdout('save', campaign, file, '--data', data)).toMatchObject({ err: '', code: 0 });
    expect(await holdout('report', report, '--campaign', campaign, '--data', data)).toMatchObject({
      err: '',
      code: 0,
    });
    expect(statSync(report).size).toBeGreaterThan(1_000);
    const there = tempDir();
    const opened = await holdout('open', file, '--json', '--data', there);
    const { id } = JSON.parse(opened.out) as { readonly id: string };
    expect(JSON.parse((await holdout('verify', id, '--json', '--data', there)).out)).toMatchObject({
      identical: true,
      digest,
    });
    expect(leftOvers()).toEqual([]);
    // The disk is still full: what is brought in finds no room, and that is said.
    const again = await holdout('open', file, '--data', data);
    expect(again.code).toBe(1);
    expect(again.err).toMatch(/full/);
  },
);
