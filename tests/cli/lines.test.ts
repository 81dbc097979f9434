/** Many acts at once, and lines that were given up, by command line: of a campaign and of a game. */
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdoutPlaying } from '../support/backend/cli.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

let dir: string;
const run = (...words: readonly string[]) => holdoutPlaying(SAMPLE_GAMES, ...words, '--data', dir, '--json');
const json = async (...words: readonly string[]) => JSON.parse((await run(...words)).out);

const KINDS = {
  campaign: {
    make: ['campaign', 'new', '--name', 'Name 0', '--seed', 'S'],
    rename: (name: string) => ({ do: 'campaign.rename', name }),
  },
  game: {
    make: ['game', 'new', 'lantern-walk', '--name', 'Name 0', '--seed', 'S', '--setup', '{"light":10}'],
    rename: (name: string) => ({ do: 'rename', name }),
  },
} as const;

beforeEach(() => {
  dir = tempDir();
});

const matching = ({ name, copiedFrom }: { name: string; copiedFrom: object }) => ({
  name,
  copiedFrom: expect.objectContaining(copiedFrom),
});

describe.each(['campaign', 'game'] as const)('of a %s', (kind) => {
  const { make, rename } = KINDS[kind];
  const named = async (id: string, name: string, ...options: readonly string[]) =>
    await json('act', id, JSON.stringify(rename(name)), ...options);

  it('goes back, asks before it gives up six, lists them, and brings them back in place and as a copy', async () => {
    const { id } = await json(...make);
    for (let at = 1; at <= 6; at++) await named(id, `Name ${at}`);
    const { acts } = await json('log', id);
    const last = acts.at(-1).act;
    const first = last - 6;
    expect(await json('back', id, String(first))).toMatchObject({ title: 'Undone: 6 acts' });
    expect(await json('forward', id, String(first + 2))).toMatchObject({ title: 'Redone: 2 acts' });
    await json('back', id, String(first));

    const unasked = await run('act', id, JSON.stringify(rename('Elsewhere')));
    expect([unasked.code, unasked.err]).toEqual([1, expect.stringContaining('Say --give-up-line to do it.')]);
    expect(JSON.parse(unasked.out).error).toMatchObject({
      code: 'unconfirmed',
      refusal: 'gives-up-a-line',
      message: expect.stringContaining('gives up six acts that were taken back ('),
    });
    expect(await json('lines', id)).toMatchObject({ lines: [], undone: 6 });
    expect(await named(id, 'Elsewhere', '--give-up-line')).toMatchObject({ state: 'done' });
    expect((await json('lines', id)).lines).toMatchObject([
      { line: last, acts: 6, after: { act: first }, instead: { acts: 1 } },
    ]);
    expect((await json('lines', id, String(last))).acts.map(({ act }: { act: number }) => act)).toEqual(
      [6, 5, 4, 3, 2, 1].map((at) => first + at),
    );

    const copy = await json('bring-back', id, String(last), '--copy', '--name', 'The other');
    expect(await json('verify', copy.id)).toMatchObject({ identical: true });
    expect(await json('bring-back', id, String(last))).toMatchObject({ title: 'Brought back: six acts' });
    expect(await json('verify', id)).toMatchObject({ identical: true });
    const shelf = await json(kind, 'list');
    const names = (shelf.campaigns ?? shelf.games).map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['Name 6', 'The other']);
    expect((await json('lines', id)).lines).toMatchObject([{ acts: 1 }]);
  });

  it('is copied, branched off, kept, deleted, restored and deleted for good', async () => {
    const { id } = await json(...make);
    await named(id, 'Name 1');
    const { acts } = await json('log', id);
    const before = acts.at(-2).act;
    const copied = await json('copy', id, '--name', 'What if', '--what-if');
    const branched = await json('branch', id, String(before), '--name', 'Branch');
    for (const made of [copied, branched])
      expect(await json('verify', made.id)).toMatchObject({ identical: true });
    const listed = async (of: string) => {
      const shelf = of === 'deleted' ? await json('deleted') : await json(kind, 'list');
      return (kind === 'campaign' ? shelf.campaigns : shelf.games) as {
        name: string;
        copiedFrom: object | null;
      }[];
    };
    const copiedFrom = (name: string) => ({
      name,
      copiedFrom: { id, name: 'Name 1', whatIf: name === 'What if' },
    });
    expect(await listed('shelf')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Name 1', copiedFrom: null }),
        expect.objectContaining(matching(copiedFrom('What if'))),
        expect.objectContaining(matching(copiedFrom('Branch'))),
      ]),
    );
    expect(await json('keep', copied.id)).toEqual({ name: 'What if' });
    expect(await json('delete', copied.id, '--for-good')).toMatchObject({
      error: { refusal: 'on-the-shelf' },
    });
    expect(await json('delete', copied.id)).toEqual({ name: 'What if' });
    expect((await listed('deleted')).map(({ name }) => name)).toEqual(['What if']);
    expect(await json('restore', copied.id)).toEqual({ name: 'What if' });
    await json('delete', copied.id);
    expect(await json('delete', copied.id, '--for-good')).toEqual({ name: 'What if' });
    expect(await listed('deleted')).toEqual([]);
    expect(await json('verify', copied.id)).toMatchObject({ error: { code: 'not-found' } });
    expect(await json('verify', id)).toMatchObject({ identical: true });
  });

  it('stops where a copy was made, and says which command goes past it', async () => {
    const { id } = await json(...make);
    const { acts } = await json('log', id);
    const before = String(acts.at(-1).act);
    await named(id, 'Name 1');
    await json('back', id, before);
    await named(id, 'Name 2');
    const copy = await json('copy', id, '--name', 'The copy');
    await json('delete', id);
    await json('delete', id, '--for-good');

    const stops =
      'Undo stops where this copy was made. To go further back: holdout branch ID ACT --name NAME.';
    for (const words of [
      ['back', copy.id, before],
      ['undo', copy.id],
    ]) {
      const stopped = await run(...words);
      expect([stopped.code, stopped.err]).toEqual([1, `holdout: ${stops}\n`]);
      expect(JSON.parse(stopped.out).error).toMatchObject({ refusal: 'copy-made', message: stops });
    }
    const { lines } = await json('lines', copy.id);
    const line = String(lines[0].line);
    expect(await json('bring-back', copy.id, line)).toMatchObject({
      error: {
        message:
          'This line was given up before this copy was made. Say --copy --name NAME to bring it back as a copy.',
      },
    });
    const made = [
      await json('branch', copy.id, before, '--name', 'Further back'),
      await json('bring-back', copy.id, line, '--copy', '--name', 'The other'),
    ];
    for (const { id: past } of made) expect(await json('verify', past)).toMatchObject({ identical: true });
  });

  it('says in a sentence what can’t be', async () => {
    const { id } = await json(...make);
    expect(await json('bring-back', id, '9')).toMatchObject({ error: { code: 'not-found' } });
    expect(await json('bring-back', id, '9', '--copy')).toMatchObject({ error: { code: 'bad-input' } });
    expect(await json('lines', id, '9')).toMatchObject({ error: { code: 'not-found' } });
    expect(await json('forward', id, '9')).toMatchObject({ error: { refusal: 'nothing-to-redo' } });
    expect(await json('back', id, 'x')).toMatchObject({ error: { code: 'bad-input' } });
  });
});
