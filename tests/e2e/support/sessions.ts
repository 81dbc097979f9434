/** A game or a run in a browser: what it asks, how far it has come, and how it is answered by calls and by keys. */
import type { Locator, Page } from '@playwright/test';
import { numberLabel } from '../../../renderer/components/number-keys.ts';
import type { Output } from '../../../src/contract/contract.ts';
import { call } from './call.ts';

export type View = Output<'session.get'>;

export const question = (page: Page) => page.locator('section').filter({ has: page.locator('#question') });

export const look = (page: Page, campaign: string) => call(page, 'session.get', { campaign });

export const resolve = async (page: Page, campaign: string, steps: number) => {
  const { revision } = await look(page, campaign);
  await call(page, 'session.answer', { campaign, revision, resolve: true, steps });
};

export async function toTheEnd(page: Page, id: string): Promise<void> {
  while (!(await look(page, id)).over) await resolve(page, id, 500);
}

/** The keys that answer what is asked: the last option, which does least, dice by this face; else the app's. */
function keysFor({ question: asked }: View, face: string | null): readonly string[] {
  if (asked?.kind === 'choose') return [...numberLabel(asked.options.length - 1, asked.options.length)];
  if (face === null) return ['Enter'];
  return asked?.kind === 'roll' ? Array.from({ length: asked.dice }, () => face) : ['r'];
}

/** Answers by keys alone, as long as this is so and something is asked. */
export async function typed(
  page: Page,
  id: string,
  isOn: (view: View) => boolean,
  face: string | null = null,
) {
  for (let view = await look(page, id); isOn(view) && view.question !== null; view = await look(page, id)) {
    const went = page.waitForResponse(/session\.answer/);
    for (const key of keysFor(view, face)) await page.keyboard.press(key);
    await went;
  }
}

/** Texts that an ellipsis cuts short, in these elements and in all that stand in them: a part of a pixel too little is enough for that. */
export const cutShort = (of: Locator) =>
  of.evaluateAll((all) => {
    const words = document.createRange();
    const isCut = (one: Element) => {
      words.selectNodeContents(one);
      return words.getBoundingClientRect().width > one.getBoundingClientRect().width + 1 / 64;
    };
    return all
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && isCut(one))
      .map((one) => one.textContent);
  });

export const happened = (page: Page) => page.getByRole('region', { name: 'What has happened' });
