/** Half-filled forms on their way to the file: each key at once, nothing twice, and nothing lost while the file can't be asked. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Asked {
  readonly campaign: string;
  readonly form: string;
  readonly body?: string | null;
  readonly was?: string | null;
  readonly aside?: string;
}

/** Draft in the file. */
let file: string | null = null;
let earlier: string | null = null;
/** Drafts that were asked to be kept, in turn. */
let puts: Asked[] = [];
/** Each call waits for it, and fails as it says. */
let onTheWay: Promise<void> = Promise.resolve();

class CallFailure extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

vi.mock('../../renderer/client/api.ts', () => ({
  CallFailure,
  call: async (method: string, asked: Asked) => {
    if (method === 'draft.get') {
      const found = { body: file, earlier };
      await onTheWay;
      return found;
    }
    puts.push(asked);
    await onTheWay;
    file = asked.body ?? null;
    earlier = asked.aside ?? earlier;
    return { earlier };
  },
}));

/** A page loaded anew, and the form in it. */
async function page() {
  vi.resetModules();
  const drafts = await import('../../renderer/client/kept-drafts.ts');
  const { fileChanged } = await import('../../renderer/client/file-changed.ts');
  return { ...drafts, fileChanged, kept: drafts.keptOf('c1', 'home/date') };
}

const sent = () => puts.map(({ body, was }) => [was, body]);
const arrived = async () => await vi.waitFor(() => expect(puts.at(-1)?.body ?? null).toBe(file));
const passes = async (ms: number) => await vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  [file, earlier, puts, onTheWay] = [null, null, [], Promise.resolve()];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what is typed', () => {
  it('is sent at the first key, and the newest of those that follow once that is there', async () => {
    const { kept, keep } = await page();
    const { promise, resolve } = Promise.withResolvers<void>();
    onTheWay = promise;
    for (const text of ['"a"', '"ab"', '"abc"']) keep(kept, text);
    expect(sent()).toEqual([[null, '"a"']]);
    resolve();
    await vi.waitFor(() => expect(file).toBe('"abc"'));
    expect(sent()).toEqual([
      [null, '"a"'],
      ['"a"', '"abc"'],
    ]);
  });

  it.each(['unreachable', 'forbidden', 'disk-full'])(
    'is sent again, the same first, until it is taken: %s',
    async (code) => {
      const { kept, keep, AGAIN, hasLost } = await page();
      onTheWay = Promise.reject(new CallFailure(code));
      onTheWay.catch(() => undefined);
      keep(kept, '"a"');
      await passes(2 * AGAIN);
      keep(kept, '"ab"');
      expect(hasLost()).toBe(true);
      onTheWay = Promise.resolve();
      await passes(AGAIN);
      expect(file).toBe('"ab"');
      expect(hasLost()).toBe(false);
      expect(sent().slice(-2)).toEqual([
        [null, '"a"'],
        ['"a"', '"ab"'],
      ]);
    },
  );

  it('is not sent again where it never can be', async () => {
    const { kept, keep, AGAIN, bodiesOf } = await page();
    vi.spyOn(console, 'error').mockReturnValue();
    onTheWay = Promise.reject(new CallFailure('not-found'));
    onTheWay.catch(() => undefined);
    keep(kept, '"a"');
    await passes(5 * AGAIN);
    expect(puts).toHaveLength(1);
    // The draft can be copied out.
    expect(bodiesOf('c1')).toEqual(['"a"']);
    expect(bodiesOf('c2')).toEqual([]);
  });

  it('goes on its way though the page is left', async () => {
    const { kept, keep, sendRest } = await page();
    onTheWay = new Promise(() => undefined);
    keep(kept, '"a"');
    keep(kept, '"ab"');
    sendRest();
    expect(sent()).toEqual([
      [null, '"a"'],
      ['"a"', '"ab"'],
    ]);
  });

  it.each([
    ['given up', null],
    ['typed anew', '"b"'],
  ])('is not what the file had before, where it was %s until the answer came', async (_, now) => {
    file = '"a"';
    const { kept, keep, look } = await page();
    await look(kept);
    const { promise, resolve } = Promise.withResolvers<void>();
    onTheWay = promise;
    const looking = look(kept);
    onTheWay = Promise.resolve();
    keep(kept, now);
    resolve();
    await looking;
    expect(kept.body).toBe(now);
    await arrived();
  });
});

describe('of two that were filled in', () => {
  it('the other one is brought back, and this one put aside, whatever is typed before it is sent', async () => {
    file = '"mine"';
    earlier = '"other"';
    const { kept, keep, look, change } = await page();
    await look(kept);
    const { promise, resolve } = Promise.withResolvers<void>();
    onTheWay = promise;
    keep(kept, '"mine, too"');
    change(kept, '"mine, too"');
    expect([kept.body, kept.earlier]).toEqual(['"other"', '"mine, too"']);
    keep(kept, '"other one"');
    resolve();
    await vi.waitFor(() => expect(file).toBe('"other one"'));
    expect(puts.at(-1)).toMatchObject({ was: '"mine, too"', body: '"other one"', aside: '"mine, too"' });
  });
});

describe('a form that stands open while the file is put back', () => {
  async function open() {
    const drafts = await page();
    drafts.keep(drafts.kept, '"a"');
    await arrived();
    drafts.kept.open.add(() => undefined);
    puts = [];
    return drafts;
  }

  it('is kept anew where the file hasn’t got it any more, and one that isn’t open is not', async () => {
    const { kept, keep, keptOf, fileChanged } = await open();
    keptOf('c1', 'empty').open.add(() => undefined);
    const closed = keptOf('c1', 'closed');
    keep(closed, '"b"');
    await vi.waitFor(() => expect(closed.sending).toBeUndefined());
    [file, puts] = [null, []];
    fileChanged();
    await vi.waitFor(() => expect(file).toBe('"a"'));
    expect(puts.map(({ form }) => form)).toEqual([kept.form]);
  });

  it('stands beside what the file has otherwise, which another window may have filled in since', async () => {
    const { fileChanged } = await open();
    file = '"half of a"';
    fileChanged();
    await vi.waitFor(() => expect(earlier).toBe('"a"'));
    expect(file).toBe('"half of a"');
    fileChanged();
    await passes(10);
    expect(puts).toHaveLength(1);
  });

  it('asks nothing of a file that has it', async () => {
    const { fileChanged } = await open();
    fileChanged();
    await passes(10);
    expect(puts).toEqual([]);
  });
});
