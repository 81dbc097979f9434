/**
 * A window that shows the screens as they are built, without a browser: its document is happy-dom's, and what they call is
 * answered in this process. Nothing is laid out, and no style sheet applies.
 */
import { readFileSync } from 'node:fs';
import { compileFunction, runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { inject } from 'vitest';
import { SCREENS } from '../../../tools/screens-file.ts';
import { type HandedOver, handedOverBy } from './handed-over.ts';
import type { InPage } from './in-page.ts';
import { plainStyle } from './plain-style.ts';
import { putBack } from './shared-classes.ts';

export type DomWindow = globalThis.Window & typeof globalThis;

export interface Opened {
  readonly window: DomWindow;
  readonly inPage: InPage;
  /** Files that a browser would have saved, the oldest first. */
  readonly handedOver: HandedOver[];
  close(): Promise<void>;
}

/** Answers what a screen sends to its host, both as JSON. */
export type Answers = (method: string, input: string) => Promise<string>;

const ORIGIN = 'http://127.0.0.1:7070';
const VIEWPORT = { width: 1280, height: 800 };
const SETTINGS = {
  disableCSSFileLoading: true,
  disableJavaScriptFileLoading: true,
  device: { prefersColorScheme: 'light', prefersReducedMotion: 'reduce' },
} as const;

/** By key, as in `localStorage`, and as this window keeps it over being loaded anew. */
export interface Stored {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** `stored`: what windows before it have left with the browser. */
export async function openWindow(route: string, answers: Answers, stored: Stored): Promise<Opened> {
  putBack();
  const made = new Window({ url: `${ORIGIN}/#${route}`, ...VIEWPORT, settings: SETTINGS });
  const window = made as unknown as DomWindow;
  window.document.documentElement.lang = 'en';
  window.document.body.innerHTML = '<div id="root"></div>';
  /** A page that is closed is told nothing more and does nothing more, the same as in a browser. */
  let closed = false;
  Object.assign(window, {
    getComputedStyle: plainStyle,
    fetch: async (address: string, { body }: { body: string | Blob }) => {
      const sent = typeof body === 'string' ? body : Buffer.from(await body.arrayBuffer()).toString('base64');
      const answer = await answers(address.replace('call/', ''), sent);
      if (closed) return await new Promise(() => undefined);
      return { status: 200, json: async () => JSON.parse(answer) };
    },
    setImmediate: (work: () => void) => setImmediate(() => closed || work()),
  });
  const fonts = Object.assign(new window.EventTarget(), { ready: Promise.resolve(), load: async () => [] });
  Object.defineProperty(window.document, 'fonts', { value: fonts });
  const side = (length: number) => ({ configurable: true, get: () => length });
  Object.defineProperties(window.document.documentElement, {
    clientWidth: side(VIEWPORT.width),
    clientHeight: side(VIEWPORT.height),
  });
  const { querySelectorAll } = window.document;
  window.document.querySelectorAll = ((selector: string) =>
    selector.endsWith('details > summary')
      ? canHaveFocus(window.document)
      : querySelectorAll.call(window.document, selector)) as typeof querySelectorAll;
  for (const [key, value] of Object.entries(stored.local)) window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(stored.session)) window.sessionStorage.setItem(key, value);
  const handedOver = handedOverBy(window);
  await screensIn(window);
  const { inPage } = window as unknown as { readonly inPage: InPage };
  const close = async () => {
    closed = true;
    await made.happyDOM.close();
  };
  return { window, inPage, handedOver, close };
}

const CONTROLS: ReadonlySet<string> = new Set(['input', 'button', 'select', 'textarea']);

/** Elements that user-event asks for at each Tab: its own selector of nine parts took half of a story by keyboard. */
function canHaveFocus(document: Document): readonly Element[] {
  return [...document.getElementsByTagName('*')].filter((element) => {
    const { localName } = element;
    if (CONTROLS.has(localName) || element.hasAttribute('tabindex')) {
      return !element.hasAttribute('disabled') && element.getAttribute('type') !== 'hidden';
    }
    if (localName === 'a') return element.hasAttribute('href');
    if (localName === 'summary') return element.parentElement?.localName === 'details';
    return ['', 'true'].includes(element.getAttribute('contenteditable') ?? 'none');
  });
}

/** Names that a page calls bare: the window's own, without those that the language brings. */
function globalsOf(window: object): string[] {
  const language = new Set<string>(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
  const names = new Set<string>();
  for (let owner = window; owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
  }
  for (const name of ['constructor', ...language]) names.delete(name);
  return [...names, 'globalThis', 'console'];
}

/** Console to which the screens tell what went wrong: in words, since an element brings its whole page. */
const told = {
  ...console,
  warn: () => undefined,
  error: (...words: unknown[]) =>
    console.error(...words.map((word) => (word instanceof Error ? word.stack : String(word)))),
};

type Screens = (...globals: readonly unknown[]) => Promise<void>;

let compiled: { readonly names: readonly string[]; readonly screens: Screens } | undefined;

/** The text is compiled once; run for each window, with the window's own for what it calls by bare names, it is an app of its own. */
async function screensIn(window: DomWindow): Promise<void> {
  compiled ??= compile(globalsOf(window));
  const own: Record<string, unknown> = { self: window, window, globalThis: window, console: told };
  const valueIn = (name: string): unknown => {
    const value = own[name] ?? (window as unknown as Record<string, unknown>)[name];
    return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
  };
  await compiled.screens(...compiled.names.map(valueIn));
}

function compile(names: readonly string[]): { readonly names: readonly string[]; readonly screens: Screens } {
  const file = inject(SCREENS);
  // A module would know its own address.
  const module = readFileSync(file, 'utf8').replaceAll('import.meta', '({ url: location.href })');
  const text = `return (async () => {${module}\n})();`;
  return { names, screens: compileFunction(text, [...names], { filename: file }) as Screens };
}
