/** `expect` as stories use it: of a page or a part of it, it waits until what is expected holds. */
import { expect as expectValue } from 'vitest';
import type { Locator as StoryLocator, Page as StoryPage } from '../../e2e/support/page.ts';
import { isTicked, Locator, Page } from './page.ts';
import { isShown } from './plain-style.ts';

/** Result of a look: whether it holds, and what there is, in words that say more than the wrong answer. */
interface Seen {
  readonly holds: boolean;
  readonly seen: unknown;
}

type Expected = string | RegExp;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const matches = (text: string, wanted: Expected): boolean =>
  typeof wanted === 'string' ? plain(text) === plain(wanted) : wanted.test(text);
const contains = (text: string, wanted: Expected): boolean =>
  typeof wanted === 'string' ? plain(text).includes(plain(wanted)) : wanted.test(text);
const textOf = (element: Element): string => element.textContent ?? '';

class OfLocator {
  readonly #at: Locator;
  readonly #not: boolean;

  constructor(at: Locator, not = false) {
    this.#at = at;
    this.#not = not;
  }

  get not(): OfLocator {
    return new OfLocator(this.#at, !this.#not);
  }

  async #until(what: string, look: () => Seen): Promise<void> {
    let last: Seen | undefined;
    await this.#at.page.until(
      () => {
        last = look();
        return last.holds !== this.#not ? true : undefined;
      },
      () => `${this.#at} ${this.#not ? 'still is' : 'is not'} ${what}: ${JSON.stringify(last?.seen)}`,
    );
  }

  /** Looks at the one element there is; while there is none the look doesn't hold, whether it is expected to or not. */
  async #ofOne(what: string, look: (element: HTMLElement) => Seen): Promise<void> {
    await this.#until(what, () => {
      const one = this.#at.only();
      return one === undefined ? { holds: this.#not, seen: 'not there' } : look(one);
    });
  }

  async toBeVisible(): Promise<void> {
    await this.#until('visible', () => {
      const one = this.#at.only();
      return { holds: one !== undefined && isShown(one), seen: one?.outerHTML.slice(0, 200) ?? 'not there' };
    });
  }

  async toBeHidden(): Promise<void> {
    await new OfLocator(this.#at, !this.#not).toBeVisible();
  }

  async toHaveCount(count: number): Promise<void> {
    await this.#until(`${count} times there`, () => {
      const seen = this.#at.all().map((element) => textOf(element).slice(0, 40));
      return { holds: seen.length === count, seen };
    });
  }

  async toHaveText(wanted: Expected | readonly Expected[]): Promise<void> {
    await this.#toBeText('called', matches, wanted);
  }

  async toContainText(wanted: Expected | readonly Expected[]): Promise<void> {
    await this.#toBeText('containing', contains, wanted);
  }

  async #toBeText(what: string, fits: typeof matches, wanted: Expected | readonly Expected[]): Promise<void> {
    if (typeof wanted === 'string' || wanted instanceof RegExp) {
      await this.#ofOne(`${what} ${wanted}`, (one) => ({
        holds: fits(textOf(one), wanted),
        seen: textOf(one),
      }));
      return;
    }
    await this.#until(`${what} ${wanted.join(', ')}`, () => {
      const seen = this.#at.all().map(textOf);
      const holds = seen.length === wanted.length && wanted.every((each, at) => fits(seen[at] ?? '', each));
      return { holds, seen };
    });
  }

  async toHaveAttribute(name: string, wanted: Expected = /^/): Promise<void> {
    await this.#ofOne(`${name} ${wanted}`, (one) => {
      const seen = one.getAttribute(name);
      const holds = seen !== null && (typeof wanted === 'string' ? seen === wanted : wanted.test(seen));
      return { holds, seen };
    });
  }

  async toHaveValue(wanted: Expected): Promise<void> {
    await this.#ofOne(`of value ${wanted}`, (one) => {
      const { value } = one as HTMLInputElement;
      return { holds: typeof wanted === 'string' ? value === wanted : wanted.test(value), seen: value };
    });
  }

  async toBeFocused(): Promise<void> {
    await this.#ofOne('focused', (one) => {
      const { activeElement } = this.#at.page.window.document;
      return { holds: one === activeElement, seen: activeElement?.outerHTML.slice(0, 200) };
    });
  }

  async toBeChecked(): Promise<void> {
    await this.#ofOne('checked', (one) => ({ holds: isTicked(one), seen: one.outerHTML.slice(0, 200) }));
  }

  async toBeDisabled(): Promise<void> {
    await this.#ofOne('disabled', (one) => ({
      holds: this.#at.page.opened.inPage.isDisabled(one),
      seen: one.outerHTML.slice(0, 200),
    }));
  }

  async toBeEnabled(): Promise<void> {
    await new OfLocator(this.#at, !this.#not).toBeDisabled();
  }
}

function ofPage(page: Page) {
  return {
    toHaveURL: async (wanted: RegExp): Promise<void> => {
      await page.until(
        () => wanted.test(page.url()) || undefined,
        () => `the address is not ${wanted}: ${page.url()}`,
      );
    },
  };
}

const POLLED = { timeout: 60_000, interval: 20 };

function expectOf(at: StoryLocator): OfLocator;
function expectOf(page: StoryPage): ReturnType<typeof ofPage>;
function expectOf<T>(value: T): ReturnType<typeof expectValue<T>>;
function expectOf(value: unknown): unknown {
  if (value instanceof Locator) return new OfLocator(value);
  return value instanceof Page ? ofPage(value) : expectValue(value);
}

export const expect = Object.assign(expectOf, {
  poll: <T>(look: () => T) => expectValue.poll(look, POLLED),
  stringMatching: expectValue.stringMatching,
});
