/** A page as stories use it: finds as Playwright does, waits until what it wants is there, and acts as a person would. */
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type * as Story from '../../e2e/support/page.ts';
import { chosenByKeys } from './lists.ts';
import { isShown } from './plain-style.ts';
import type { DomWindow, Opened, Stored } from './window.ts';

type Options<M extends keyof Story.Page> = Story.Page[M] extends (first: never, options?: infer O) => unknown
  ? O
  : never;

/** Milliseconds until something that should be there is missed. */
const LIMIT = 15_000;
/** Milliseconds: what is waited for is looked for again after each change of the page, and at least so often. */
const AGAIN = 20;

const quoted = (text: string | RegExp): string =>
  typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text);

/** Nobody looks or acts before the page has done what it does in one go. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Page implements Story.Page {
  readonly keyboard = {
    press: (key: string) => this.pressed(key),
    type: async (text: string) => {
      if (!(await chosenByKeys(this.opened, text)))
        await this.opened.inPage.user.keyboard(text.replace(/[{[]/g, '$&$&'));
    },
  };
  #opened: Opened | undefined;

  get opened(): Opened {
    if (this.#opened === undefined) throw new Error('the story has opened no address yet');
    return this.#opened;
  }

  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  /** Values that the page's windows have left with the browser. */
  get stored(): Stored {
    if (!this.isOpen) return { local: {}, session: {} };
    return { local: { ...this.window.localStorage }, session: { ...this.window.sessionStorage } };
  }

  get window(): DomWindow {
    return this.opened.window;
  }

  /** Shows another window, or none. */
  async show(opened: Opened | undefined): Promise<void> {
    const before = this.#opened;
    this.#opened = opened;
    await before?.close();
  }

  context(): object {
    return this;
  }

  url(): string {
    return this.window.location.href;
  }

  getByRole(role: string, options: Options<'getByRole'> = {}): Locator {
    return new Locator(this, getByRoleSelector(role, options));
  }

  getByText(text: string | RegExp, options: Options<'getByText'> = {}): Locator {
    return new Locator(this, getByTextSelector(text, options));
  }

  getByLabel(text: string | RegExp, options: Options<'getByLabel'> = {}): Locator {
    return new Locator(this, getByLabelSelector(text, options));
  }

  locator(selector: string, options: Options<'locator'> = {}): Locator {
    return new Locator(this, selector).filter(options);
  }

  async pressed(combination: string): Promise<void> {
    if (
      (combination.length === 1 || combination.startsWith('Arrow')) &&
      (await chosenByKeys(this.opened, combination))
    )
      return;
    const keys = combination === '+' ? ['+'] : combination.split('+');
    const written = keys.map((key) => (key === 'ControlOrMeta' ? 'Control' : key));
    const last = written.pop() ?? '';
    const held = written.map((key) => `{${key}>}`).join('');
    const let_go = written.map((key) => `{/${key}}`).join('');
    const key = last === 'Space' ? ' ' : last.length > 1 ? `{${last}}` : last.replace(/[{[]/, '$&$&');
    await this.opened.inPage.user.keyboard(`${held}${key}${let_go}`);
  }

  /** Looks until `found` finds something; throws what `missing` says when it never does. */
  async until<T>(found: () => T | undefined, missing: () => string): Promise<T> {
    const limit = performance.now() + LIMIT;
    for (;;) {
      await turn();
      const it = found();
      if (it !== undefined) return it;
      if (performance.now() > limit) throw new Error(missing());
      await this.#change();
    }
  }

  #change(): Promise<void> {
    const { window } = this;
    return new Promise((resolve) => {
      const done = () => {
        watching.disconnect();
        clearTimeout(late);
        resolve();
      };
      const watching = new window.MutationObserver(done);
      watching.observe(window.document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const late = setTimeout(done, AGAIN);
    });
  }
}

export class Locator implements Story.Locator {
  readonly page: Page;
  readonly selector: string;

  constructor(page: Page, selector: string) {
    this.page = page;
    this.selector = selector;
  }

  toString(): string {
    return this.selector;
  }

  #with(selector: string): Locator {
    return new Locator(this.page, `${this.selector} >> ${selector}`);
  }

  getByRole(role: string, options: Options<'getByRole'> = {}): Locator {
    return this.#with(getByRoleSelector(role, options));
  }

  getByText(text: string | RegExp, options: Options<'getByText'> = {}): Locator {
    return this.#with(getByTextSelector(text, options));
  }

  getByLabel(text: string | RegExp, options: Options<'getByLabel'> = {}): Locator {
    return this.#with(getByLabelSelector(text, options));
  }

  locator(selector: string, options: Options<'locator'> = {}): Locator {
    return this.#with(selector).filter(options);
  }

  filter({ has, hasText }: NonNullable<Options<'locator'>>): Locator {
    const texted = hasText === undefined ? this : this.#with(`internal:has-text=${quoted(hasText)}`);
    return has === undefined ? texted : texted.#with(`internal:has=${JSON.stringify(String(has))}`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  nth(index: number): Locator {
    return this.#with(`nth=${index}`);
  }

  all(): readonly HTMLElement[] {
    return this.page.opened.inPage.find(this.selector) as HTMLElement[];
  }

  /** The one there is; nothing while there is none. */
  only(): HTMLElement | undefined {
    const [one, other] = this.all();
    if (other !== undefined) throw new Error(`more than one is ${this.selector}`);
    return one;
  }

  /** The one there is, once it can be used. */
  async #usable(): Promise<HTMLElement> {
    let why = '';
    return await this.page.until(
      () => {
        const one = this.only();
        if (one === undefined) why = 'nothing';
        else if (!isShown(one)) why = 'nothing shown';
        else if (this.page.opened.inPage.isDisabled(one)) why = 'nothing that can be used';
        else return one;
        return undefined;
      },
      () => `${why} is ${this.selector}`,
    );
  }

  async one(): Promise<HTMLElement> {
    return await this.page.until(
      () => this.only(),
      () => `nothing is ${this.selector}`,
    );
  }

  async waitFor(): Promise<void> {
    await this.page.until(
      () => this.all().some(isShown) || undefined,
      () => `nothing shown is ${this.selector}`,
    );
  }

  async click(): Promise<void> {
    await this.page.opened.inPage.user.click(await this.#usable());
  }

  async focus(): Promise<void> {
    (await this.one()).focus();
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.page.pressed(key);
  }

  /** Pastes over all that stood there. */
  async fill(text: string): Promise<void> {
    const field = await this.#usable();
    const { window } = this.page;
    field.focus();
    const prototype = field.localName === 'textarea' ? window.HTMLTextAreaElement : window.HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new window.InputEvent('input', { bubbles: true, data: text }));
    field.dispatchEvent(new window.Event('change', { bubbles: true }));
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }

  /** Picks an option by what it is called, or by its value. */
  async selectOption(wanted: string | { readonly label: string }): Promise<void> {
    const option = typeof wanted === 'string' ? wanted : wanted.label;
    const list = await this.#usable();
    const there = () =>
      [...(list as HTMLSelectElement).options].find(({ label, text, value }) =>
        [label, text.trim(), value].includes(option),
      );
    const found = await this.page.until(there, () => `no option of ${this.selector} is ${option}`);
    await this.page.opened.inPage.user.selectOptions(list, found);
  }

  async count(): Promise<number> {
    return this.all().length;
  }

  async isChecked(): Promise<boolean> {
    return isTicked(await this.one());
  }

  async textContent(): Promise<string | null> {
    return (await this.one()).textContent;
  }

  async allTextContents(): Promise<string[]> {
    return this.all().map(({ textContent }) => textContent ?? '');
  }
}

export function isTicked(element: Element): boolean {
  if ('checked' in element && typeof element.checked === 'boolean') return element.checked;
  return element.getAttribute('aria-checked') === 'true';
}
