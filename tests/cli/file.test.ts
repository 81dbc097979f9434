import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

const json = async (data: string, ...words: readonly string[]) => {
  const { out, err, code } = await holdout(...words, '--json', '--data', data);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  return JSON.parse(out) as Readonly<Record<string, unknown>>;
};

describe('a campaign saved as a file and opened from it', () => {
  it('has the digest it had, here and elsewhere', async () => {
    const [here, there] = [tempDir(), tempDir()];
    const file = join(tempDir(), 'merrow-ford.holdout');
    const { id } = await json(here, 'campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWD');
    const saved = await json(here, 'save', String(id), file);
    expect(saved).toEqual({ file, bytes: readFileSync(file).length });
    const { digest } = await json(here, 'verify', String(id));
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    for (const data of [here, there]) {
      const opened = await json(data, 'open', file);
      expect(Object.keys(opened)).toEqual(['id']);
      expect(opened.id).not.toBe(id);
      expect(await json(data, 'verify', String(opened.id))).toMatchObject({ identical: true, digest });
    }
    // The same campaign under another name, begun at another time.
    const other = await json(there, 'campaign', 'new', '--name', 'The Weir', '--seed', 'K7QF-2MWD');
    expect(await json(there, 'verify', String(other.id))).toMatchObject({ digest });
    const more = await json(there, 'campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWE');
    expect((await json(there, 'verify', String(more.id))).digest).not.toBe(digest);
  });

  it('is written over no file unasked, and is refused by one line where it can’t be', async () => {
    const data = tempDir();
    const file = join(tempDir(), 'campaign.holdout');
    const { id } = await json(data, 'campaign', 'new', '--name', 'Merrow Ford', '--seed', 'S');
    const said = async (...words: readonly string[]) => {
      const { out, err, code } = await holdout(...words, '--data', data);
      expect({ out, code }).toEqual({ out: '', code: 1 });
      return err;
    };
    writeFileSync(file, 'mine');
    expect(await said('save', String(id), file)).toBe(
      `holdout: ${file} can’t be saved: there is a file of that name; --force takes its place.\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(await said('open', file)).toBe(
      'holdout: This isn’t a file that Holdout saved. Choose one that was made by Save as file….\n',
    );
    await json(data, 'save', String(id), file, '--force');
    copyFileSync(file, `${file}.2`);
    writeFileSync(`${file}.2`, readFileSync(file).subarray(0, 500));
    expect(await said('open', `${file}.2`)).toMatch(/^holdout: The file is incomplete/);
    const nowhere = join(file, 'nowhere');
    expect(await said('open', `${file}.3`)).toBe(
      `holdout: ${file}.3 can’t be opened: there is no such file or folder.\n`,
    );
    expect(await said('save', String(id), nowhere)).toMatch(/^holdout: .* can’t be saved: /);
    expect(await said('save', 'none', `${file}.4`)).toMatch(/^holdout: /);
    expect(existsSync(`${file}.4`)).toBe(false);
  });
});

describe('a figure taken to another campaign, and a report of a problem', () => {
  it('goes as a file, and stays where it was', async () => {
    const data = tempDir();
    const file = join(tempDir(), 'star.holdout-figure');
    const { id } = await json(data, 'campaign', 'new', '--name', 'Merrow Ford', '--seed', 'S');
    const other = await json(data, 'campaign', 'new', '--name', 'The Weir', '--seed', 'T');
    expect(await json(data, 'figure', 'save', String(id), 'f2', file)).toEqual({ file });
    const again = await holdout('figure', 'save', String(id), 'f2', file, '--data', data);
    expect(again.err).toBe(
      `holdout: ${file} can’t be saved: there is a file of that name; --force takes its place.\n`,
    );
    const elsewhere = join(tempDir(), 'holdout.sqlite');
    writeFileSync(elsewhere, 'ten years');
    const over = await holdout('figure', 'save', String(id), 'f2', elsewhere, '--force', '--data', data);
    expect(over.err).toBe(`holdout: ${elsewhere} can’t be saved: it is a file of Holdout’s own.\n`);
    expect(readFileSync(elsewhere, 'utf8')).toBe('ten years');
    const open = ['figure', 'open', String(other.id), file];
    const unasked = await holdout(...open, '--data', data);
    expect(unasked.err).toMatch(/^holdout: More figures only come by Encounters; say why/);
    open.push('--why', 'a friend came by');
    expect(await json(data, ...open)).toEqual({ figure: 'f5' });
    const twice = await holdout(...open, '--data', data);
    expect(twice.err).toMatch(
      /^holdout: .* is in this campaign already, since .*take this one in again\.\n$/,
    );
    expect(await json(data, ...open, '--again')).toEqual({ figure: 'f6' });
    const taken = async (who: string) =>
      (await holdout('figure', 'save', String(id), who, file, '--force', '--data', data)).out;
    expect(await taken('f1')).toBe(`${file}\nA Star joins there as a Grunt, without a Star’s advantages.\n`);
    const dead = JSON.stringify({ do: 'figure.setStatus', figure: 'f3', status: 'dead', why: 'Bitten' });
    await holdout('act', String(id), dead, '--data', data);
    expect(await taken('f3')).toMatch(/\n.* is dead here, and joins there fit to go\.\n$/);
    writeFileSync(file, '{}');
    const wrong = await holdout('figure', 'open', String(other.id), file, '--data', data);
    expect(wrong.err).toBe(`holdout: ${file} isn’t a figure that was taken from a campaign.\n`);
  });

  it('is written as one file, with the campaign or without', async () => {
    const data = tempDir();
    const file = join(tempDir(), 'problem.holdout-report');
    const { id } = await json(data, 'campaign', 'new', '--name', 'Merrow Ford', '--seed', 'S');
    const read = () => JSON.parse(gunzipSync(readFileSync(file)).toString()) as { campaign: string | null };
    await json(data, 'report', file);
    expect(read().campaign).toBe(null);
    await json(data, 'report', file, '--campaign', String(id), '--without-names', '--force');
    const campaign = join(tempDir(), 'of-the-report.holdout');
    writeFileSync(campaign, Buffer.from(read().campaign ?? '', 'base64'));
    const opened = await json(data, 'open', campaign);
    const shown = await holdout('campaign', 'show', String(opened.id), '--data', data);
    expect(shown.out).not.toContain('Merrow');
  });
});
