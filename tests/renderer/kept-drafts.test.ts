/** Half-filled forms between a page that is about to go, the one that takes its place, and the file. */
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What the file has. */
const file = new Map<string, string>();
/** Another once the file was put back. */
let branch = 'first';
/** Waited for before the file's answer to a look reaches the page. */
let onTheWay: Promise<void> = Promise.resolve();

vi.mock('../../renderer/app/api.ts', () => ({
  call: async (method: string, { form, body }: { readonly form: string; readonly body?: string | null }) => {
    if (method === 'draft.get') {
      const found = file.get(form) ?? null;
      await onTheWay;
      return { body: found, branch };
    }
    if (body === null || body === undefined) file.delete(form);
    else file.set(form, body);
    return { meanwhile: null };
  },
}));

const PLACE = {
  campaign: 'c1',
  form: 'home/date',
  copied: true,
  lastHolds: false,
  isNothing: () => false,
} as const;
const OF = 'c1 home/date';

/** As browsers have it: what is kept are its own keys. */
class Kept {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }
  setItem(name: string, text: string): void {
    Object.assign(this, { [name]: text });
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

/** Names of the locks that pages hold. */
let held: string[] = [];

/** A page loaded anew, beside those that hold their locks still. */
async function page() {
  vi.resetModules();
  const { inWindow } = await import('../../renderer/app/window-drafts.ts');
  const drafts = await import('../../renderer/app/kept-drafts.ts');
  return { inWindow, ...drafts, lock: held.at(-1) ?? '' };
}

/** Another window of the same browser. */
async function otherWindow() {
  vi.stubGlobal('sessionStorage', new Kept());
  return await page();
}

const closes = (lock: string) => {
  held = held.filter((name) => name !== lock);
};

beforeEach(() => {
  file.clear();
  branch = 'first';
  held = [];
  onTheWay = Promise.resolve();
  vi.stubGlobal('localStorage', new Kept());
  vi.stubGlobal('sessionStorage', new Kept());
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string) => void held.push(name),
      query: async () => ({ held: held.map((name) => ({ name })) }),
    },
  });
});

const TYPED = '{"why":"half a page"}';

describe('a page that was loaded anew', () => {
  it('finds what the one before it has typed', async () => {
    const before = await page();
    before.keepTyped(PLACE, TYPED, undefined);
    const after = await page();
    closes(before.lock);
    expect(await after.look(PLACE)).toEqual({ body: TYPED, isUnsaved: true });
  });

  it.each([
    ['while the one before it holds its lock', 60],
    ['long after', 400],
  ])('brings a form that was closed in it back nowhere, %s', async (_, closing) => {
    const before = await page();
    before.keepTyped(PLACE, TYPED, undefined);
    const after = await page();
    const drawn = after.inWindow.drawn(OF);
    expect(drawn?.body).toBe(TYPED);
    const looking = after.look(PLACE);
    await setTimeout(20);
    after.letGo(PLACE, drawn);
    await setTimeout(closing);
    closes(before.lock);
    expect((await looking).body).toBe(null);
    expect((await after.look(PLACE)).body).toBe(null);
    await setTimeout(100);
    closes(after.lock);
    const next = await page();
    expect(next.inWindow.drawn(OF)?.body ?? null).toBe(null);
    expect((await next.look(PLACE)).body).toBe(null);
    expect([...file]).toEqual([]);
  });

  it('leaves another window what was given up here and stands there still', async () => {
    const other = await page();
    other.keepTyped(PLACE, TYPED, undefined);
    const one = await page();
    one.letGo(PLACE, one.inWindow.drawn(OF));
    await setTimeout(100);
    expect(Object.values(localStorage)).toContainEqual(JSON.stringify({ body: TYPED, from: [] }));
    expect((await other.look(PLACE)).body).toBe(TYPED);
  });
});

describe('what the file had when it was asked', () => {
  it.each([
    ['given up', null],
    ['typed anew', '{"why":"another"}'],
  ])('is not shown where it was %s before the answer came', async (_, now) => {
    const first = await page();
    file.set(PLACE.form, TYPED);
    const { promise, resolve } = Promise.withResolvers<void>();
    onTheWay = promise;
    const drawn = { body: TYPED, from: [TYPED] };
    const looking = first.look(PLACE);
    await setTimeout(1);
    if (now === null) first.letGo(PLACE, drawn);
    else {
      first.keepTyped(PLACE, now, drawn);
      await first.send(PLACE);
    }
    await setTimeout(1);
    resolve();
    expect((await looking).body).toBe(now);
    expect(first.inWindow.drawn(OF)?.body ?? null).toBe(now);
  });
});

describe('a form that another window is filling in, too', () => {
  it('has what was kept as it was opened, not what is saved while it is found out which windows are open', async () => {
    const one = await page();
    const other = await otherWindow();
    one.keepTyped(PLACE, TYPED, undefined);
    const looking = other.look(PLACE);
    await setTimeout(20);
    await one.send(PLACE);
    expect(file.get(PLACE.form)).toBe(TYPED);
    expect((await looking).body).toBe(null);
  });

  it('is not drawn with what stands there unsaved', async () => {
    const one = await page();
    const other = await otherWindow();
    one.keepTyped(PLACE, TYPED, undefined);
    expect(other.inWindow.drawn(OF)).toBeUndefined();
  });

  it('has what was left there once that window is gone', async () => {
    const one = await page();
    const other = await otherWindow();
    one.keepTyped(PLACE, TYPED, undefined);
    closes(one.lock);
    expect(await other.look(PLACE)).toEqual({ body: TYPED, isUnsaved: true });
  });
});

describe('a form that stands open while the file is put back', () => {
  async function open() {
    const drafts = await page();
    await drafts.look(PLACE);
    drafts.keepTyped(PLACE, TYPED, undefined);
    await drafts.send(PLACE);
    expect(file.get(PLACE.form)).toBe(TYPED);
    return drafts;
  }

  it('is kept anew where the file hasn’t got it any more', async () => {
    const { keepAgain } = await open();
    file.clear();
    branch = 'restored';
    expect(await keepAgain(PLACE, TYPED)).toBeUndefined();
    expect(file.get(PLACE.form)).toBe(TYPED);
  });

  it('stands beside what it was earlier, until one is chosen, and is found again by then', async () => {
    const { keepAgain, inWindow } = await open();
    const earlier = '{"why":"half a line"}';
    file.set(PLACE.form, earlier);
    branch = 'restored';
    expect(await keepAgain(PLACE, TYPED)).toEqual({ other: earlier, file: earlier });
    expect(file.get(PLACE.form)).toBe(earlier);
    expect(inWindow.read(OF)?.body).toBe(TYPED);
  });

  it('stays gone where another window has sent it, whatever befell the file otherwise', async () => {
    const { keepAgain } = await open();
    file.clear();
    expect(await keepAgain(PLACE, TYPED)).toBeUndefined();
    expect(file.has(PLACE.form)).toBe(false);
  });
});
