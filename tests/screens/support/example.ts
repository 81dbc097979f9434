/** Helpers to play the worked example: throws at the questions that ask for them, keys, and what is then to be seen. */
import type { Page } from '../../e2e/support/page.ts';
import { expect } from './expect.ts';
import { answer, tabTo, tabToThis } from './keyboard.ts';
import { due, figures, nameOf, newest } from './play-table.ts';

interface Throw {
  readonly dice: readonly number[];
}

export const zombies = (page: Page) => page.getByRole('region', { name: /^Zombies/ });

/** Nothing fired in the turn waits for its dice. */
export const allHeard = (page: Page) => expect(due(page)).not.toContainText(/shots of|Zombies drawn/);

export const logged = (page: Page, text: RegExp | string) => expect(newest(page)).toHaveText(text);

export async function keys(page: Page, ...all: readonly string[]): Promise<void> {
  for (const key of all) await page.keyboard.press(key);
}

/** Each throw at the question that asks for it. */
export async function roll(page: Page, ...asked: readonly (readonly [RegExp, Throw])[]): Promise<void> {
  for (const [question, { dice }] of asked) await answer(page, question, dice.join(''));
}

/** Selects one of those who went, by the arrow keys. */
export async function select(page: Page, name: 'Pris' | 'Trixie'): Promise<void> {
  await tabToThis(page, figures(page).locator('[data-who][tabindex="0"]'));
  await page.keyboard.press(name === 'Pris' ? 'ArrowUp' : 'ArrowDown');
  await expect(nameOf(page, name)).toBeFocused();
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const ACTIVATION = /activation/i;
export const TO_HIT = /to hit/i;
export const DEAD = /Obviously Dead/;
export const MELEE = /for melee, against/;
export const ENEMY = /melee for the enemy/;
export const SHOTS = /each shot of the turn/;
export const COMES_ON = /where the zombie comes on/;

export async function turn(page: Page, number: number, { activation }: { activation: Throw }): Promise<void> {
  await page.keyboard.press('n');
  await roll(page, [ACTIVATION, activation]);
  await logged(page, new RegExp(`^Turn ${number}:`));
}

/** A Star goes by the dice, or chooses otherwise. */
export async function byTheDice(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Runs away|Runs away$/ })).toBeVisible();
  await page.keyboard.press('1');
}
