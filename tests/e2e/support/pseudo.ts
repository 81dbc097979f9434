/** A language that nobody speaks: every letter accented and every word two fifths longer, laid over what a page shows. */
import type { Page } from '@playwright/test';

/** The text as that language has it; a plain `1″` or `A♠` is no word. */
export function inPseudo(text: string): string {
  const accents: Readonly<Record<string, string>> = {
    ...{ a: 'å', c: 'ç', e: 'é', g: 'ğ', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'û', y: 'ý', z: 'ž' },
    ...{ A: 'Å', C: 'Ç', E: 'É', G: 'Ğ', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û', Y: 'Ý', Z: 'Ž' },
  };
  const longer = (word: string) =>
    `${[...word].map((letter) => accents[letter] ?? letter).join('')}${'ö'.repeat(Math.ceil(word.length * 0.4))}`;
  return text.includes('ö') ? text : text.replace(/\p{L}{2,}/gu, longer);
}

/** All that the page shows now; what it shows later is as it was. */
export const inPseudoLocale = (page: Page): Promise<void> => page.evaluate(`(${overlay})(${inPseudo})`);

function overlay(said: typeof inPseudo): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    // Words in drawings have their own measures (tests of the map).
    if (node.parentElement?.closest('svg, script, style, option') !== null) continue;
    node.nodeValue = said(node.nodeValue ?? '');
  }
}

/** And all that it draws from here on, until it is loaded anew: what is measured to be laid out is measured so, too. */
export async function speaksPseudo(page: Page): Promise<void> {
  await page.evaluate(`(${drawnAs})(${inPseudo})`);
  await inPseudoLocale(page);
}

function drawnAs(said: typeof inPseudo): void {
  const isSaid = (node: Node) =>
    !(node instanceof SVGElement) &&
    (node instanceof Element ? node : node.parentElement)?.closest('svg, script, style, option') == null;
  for (const name of ['nodeValue', 'textContent'] as const) {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, name);
    Object.defineProperty(Node.prototype, name, {
      ...own,
      set(this: Node, text: string | null) {
        own?.set?.call(this, text !== null && isSaid(this) ? said(text) : text);
      },
    });
  }
  const create = document.createTextNode;
  document.createTextNode = (text) => create.call(document, said(text));
}

/** Texts of which something is cut off, or runs out of the button or cell it stands in. */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    type Overflow = Pick<CSSStyleDeclaration, 'overflowX' | 'overflowY'>;
    const cuts = (style: Overflow, axis: 'X' | 'Y') => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
    const scrolls = (style: Overflow) =>
      ['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY);
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const outside = (text: DOMRect, box: DOMRect, x: boolean, y: boolean) =>
      (x && (text.right > box.right + 1.5 || text.left < box.left - 1.5)) ||
      (y && (text.bottom > box.bottom + 3 || text.top < box.top - 3));
    /** Box and style of an element, read once: hundreds of texts stand in the same ones. */
    const read = new Map<Element, ReturnType<typeof factsOf>>();
    const factsOf = (one: Element) => {
      const { overflowX, overflowY, textOverflow, position, clipPath, display } = getComputedStyle(one);
      return {
        box: one.getBoundingClientRect(),
        overflowX,
        overflowY,
        textOverflow,
        position,
        clipPath,
        display,
      };
    };
    const facts = (one: Element) => {
      const known = read.get(one) ?? factsOf(one);
      read.set(one, known);
      return known;
    };
    /** Only read aloud. */
    const isUnseen = (parent: Element) => {
      for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
        const { box, clipPath, display } = facts(at);
        if (display !== 'contents' && (box.width <= 2 || box.height <= 2 || clipPath !== 'none')) return true;
      }
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || isUnseen(parent) || !/\p{L}{2}/u.test(node.nodeValue ?? '')) continue;
      if (parent.closest('svg, option') !== null || !parent.checkVisibility()) continue;
      const text = boxOf(node);
      if (text.width === 0) continue;
      const say = (how: string, at: Element) =>
        found.add(
          `${how} ${at.tagName.toLowerCase()}.${[...at.classList].join('.')}: ${(node?.nodeValue ?? '').trim().slice(0, 60)}`,
        );
      let shortened = false;
      for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
        const style = facts(at);
        // A text cut short on purpose says the whole when it is pointed at.
        shortened ||= style.textOverflow === 'ellipsis' && at.closest('[title]') !== null;
        if (shortened) break;
        if (outside(text, style.box, cuts(style, 'X'), cuts(style, 'Y'))) say('cut off in', at);
        if (scrolls(style) || style.position === 'fixed') break;
      }
      const holder = parent.closest('button, td, th, a');
      if (!shortened && holder !== null && facts(holder).display !== 'inline') {
        if (outside(text, facts(holder).box, true, false)) say('runs out of', holder);
      }
    }
    const heading = document.querySelector('h1');
    if (heading !== null && isUnseen(heading)) found.add(`no room for ${heading.textContent}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].findLast(
      (one) => Math.abs(one.getBoundingClientRect().right - scrollWidth) < 1,
    );
    return scrollWidth > clientWidth
      ? [
          ...found,
          `the page is ${scrollWidth - clientWidth} px too wide, by ${wide?.tagName}.${wide?.className}: ${wide?.closest('table, section')?.className} ${wide?.textContent}`,
        ]
      : [...found];
  });
