/**
 * What was typed and isn't in the file yet, kept by the browser: it is there again after a reload, a crash or a host that
 * has stopped. Written at each change, by each page under its own name, and gone once the file has it.
 */

const PREFIX = 'holdout.draft ';

/** What the file has, as far as this browser knows: a form can be drawn with it before the file is asked. */
const COPY = 'holdout.form ';

/** Held as long as the page is open. */
const LOCK = 'holdout.page ';

/** A page that was loaded anew a moment ago may hold its lock still. */
const MOST_TRIES = 4;
/** Nobody waits for it. */
const MOST_TRIES_BEHIND = 40;
/** Milliseconds. */
const A_MOMENT = 50;

const PAGE = Math.random().toString(36).slice(2);

/** Pages that this window has shown, the newest first. */
const PAGES = 'holdout.pages';
/** A page loaded anew before it has taken over what the one before it left leaves that to the next. */
const MOST_PAGES = 8;

export interface Unsaved {
  /** As the file will have it; null where the draft is to go. */
  readonly body: string | null;
  /** What the file may have where nobody else has written to it: what this was made from, and what was sent of it since. */
  readonly from: readonly string[];
  /** Filled in elsewhere, and set aside while this one is looked at. */
  readonly aside?: string | undefined;
}

/** Undefined where the browser keeps nothing, as with storage switched off. */
function storage(which: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | undefined {
  try {
    return globalThis[which];
  } catch {
    return undefined;
  }
}

/** Of this window before this page: they are no more. */
function pagesBefore(): readonly string[] {
  const window = storage('sessionStorage');
  const before = window?.getItem(PAGES)?.split(' ') ?? [];
  try {
    window?.setItem(PAGES, [PAGE, ...before].slice(0, MOST_PAGES).join(' '));
  } catch {
    // Full: what it leaves is found a moment later.
  }
  return before;
}

const BEFORE = pagesBefore();

const nameOf = (of: string, page = PAGE): string => `${PREFIX}${of} @${page}`;

function parsed(text: string | null | undefined): unknown {
  try {
    return text === null || text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isJson = (text: unknown): text is string => typeof text === 'string' && parsed(text) !== undefined;

function isUnsaved(kept: unknown): kept is Unsaved {
  if (typeof kept !== 'object' || kept === null || !('body' in kept && 'from' in kept)) return false;
  const { body, from } = kept;
  if (body !== null && !isJson(body)) return false;
  return Array.isArray(from) && from.every(isJson) && (!('aside' in kept) || isJson(kept.aside));
}

function unsavedIn(name: string): Unsaved | undefined {
  const kept = parsed(storage()?.getItem(name));
  return isUnsaved(kept) ? kept : undefined;
}

/** Earlier versions kept the text alone, under a name without a page; that something was to go says nothing any more. */
function earlier(of: string): Unsaved | undefined {
  const body = parsed(storage()?.getItem(PREFIX + of));
  return isJson(body) ? { body, from: [] } : undefined;
}

/** Of this page, which also has them where the browser keeps nothing. */
const own = new Map<string, Unsaved>();
const copies = new Map<string, string>();

/** What was sent or given up in this page, though another one that is about to go may have it still. */
const givenUp = new Map<string, Set<string>>();

const isGivenUp = (of: string, { body }: Unsaved): boolean =>
  body !== null && givenUp.get(of)?.has(body) === true;

/** Of this page or another one; `name` is where it lies. */
interface Found {
  readonly name: string;
  readonly unsaved: Unsaved;
}

/** What pages have left unsaved, this one's first. */
function foundOf(of: string): readonly Found[] {
  const local = storage();
  const names =
    local === undefined ? [] : Object.keys(local).filter((name) => name.startsWith(nameOf(of, '')));
  const others = names.flatMap((name) => {
    const unsaved = name === nameOf(of) ? undefined : unsavedIn(name);
    return unsaved === undefined || isGivenUp(of, unsaved) ? [] : [{ name, unsaved }];
  });
  const [mine, old] = [own.get(of), earlier(of)];
  return [
    ...(mine === undefined ? [] : [{ name: nameOf(of), unsaved: mine }]),
    ...others,
    ...(old === undefined ? [] : [{ name: PREFIX + of, unsaved: old }]),
  ];
}

void globalThis.navigator?.locks?.request(LOCK + PAGE, () => new Promise(() => undefined));

/** Pages that are open; none where a browser knows no locks. */
async function openPages(): Promise<readonly string[]> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  return held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
}

const aMoment = async () => await new Promise((resolve) => setTimeout(resolve, A_MOMENT));

/** Takes away what other pages have of what was given up, once they are no more; where one stays open, it is still its own. */
async function clearGivenUp(of: string): Promise<void> {
  const local = storage();
  if (local === undefined) return;
  for (let tries = 1; tries <= MOST_TRIES_BEHIND; tries += 1) {
    const open = new Set((await openPages()).map((page) => nameOf(of, page)));
    const theirs = Object.keys(local).filter((name) => {
      const unsaved = name.startsWith(nameOf(of, '')) && name !== nameOf(of) ? unsavedIn(name) : undefined;
      return unsaved !== undefined && isGivenUp(of, unsaved);
    });
    for (const name of theirs) if (!open.has(name)) local.removeItem(name);
    if (theirs.every((name) => !open.has(name))) return;
    await aMoment();
  }
}

/** Without those of other pages that are open. */
async function leftOf(of: string): Promise<readonly Found[]> {
  for (let tries = 1; ; tries += 1) {
    const open = (await openPages()).filter((page) => page !== PAGE);
    const all = foundOf(of);
    const left = all.filter(({ name }) => !open.some((page) => name === nameOf(of, page)));
    if (left.length === all.length || own.has(of) || tries === MOST_TRIES) return left;
    await aMoment();
  }
}

export const inWindow = {
  keep(of: string, unsaved: Unsaved): void {
    own.set(of, unsaved);
    try {
      storage()?.setItem(nameOf(of), JSON.stringify(unsaved));
    } catch {
      // Full: the file has it in a moment.
    }
  },
  /** What isn't in the file of all forms whose names begin so. */
  left(begins: string): readonly string[] {
    const names = Object.keys(storage() ?? {}).filter((name) => name.startsWith(PREFIX + begins));
    const kept = names.map((name) => name.slice(PREFIX.length).replace(/ @[^@]*$/, ''));
    const forms = new Set([...own.keys(), ...kept].filter((of) => of.startsWith(begins)));
    return [...forms].flatMap((of) => foundOf(of)[0]?.unsaved.body ?? []);
  },
  /** What this page hasn't saved. */
  read: (of: string): Unsaved | undefined => own.get(of),
  forget(of: string): void {
    own.delete(of);
    storage()?.removeItem(nameOf(of));
  },
  /** Sent or thrown away: it is found nowhere again. */
  giveUp(of: string, bodies: readonly string[]): void {
    givenUp.set(of, new Set([...(givenUp.get(of) ?? []), ...bodies]));
    void clearGivenUp(of);
  },
  /** What this page, else one that is no longer open, has left unsaved; it is this page’s from now on. */
  async takeOver(of: string): Promise<Unsaved | undefined> {
    const left = await leftOf(of);
    const [first] = left;
    for (const { name, unsaved } of left) {
      const isPassed =
        unsaved === first?.unsaved || first?.unsaved.from.includes(unsaved.body ?? '') === true;
      if (name !== nameOf(of) && isPassed) storage()?.removeItem(name);
    }
    if (first === undefined) storage()?.removeItem(PREFIX + of);
    else inWindow.keep(of, first.unsaved);
    return first?.unsaved;
  },
  copy(of: string, body: string | null): void {
    if (body === null) copies.delete(of);
    else copies.set(of, body);
    try {
      if (body === null) storage()?.removeItem(COPY + of);
      else storage()?.setItem(COPY + of, body);
    } catch {
      // Full: the file is asked.
    }
  },
  /**
   * What a form can be drawn with at once; undefined where nothing is known. Not with what another window has: whether that is open still,
   * and the text its own, is known a moment later.
   */
  drawn(of: string): Unsaved | undefined {
    const names = [PREFIX + of, ...[PAGE, ...BEFORE].map((page) => nameOf(of, page))];
    const first = foundOf(of).find(({ name }) => names.includes(name));
    if (first !== undefined) return first.unsaved;
    const body = storage()?.getItem(COPY + of) ?? copies.get(of);
    return isJson(body) ? { body, from: [body] } : undefined;
  },
};
