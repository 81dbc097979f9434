/** Screens that axe looks at, one after the other. */
import type { Page } from '@playwright/test';
import { type App, expect } from './app.ts';
import { axe } from './axe.ts';

/** A screen's address, and a text that stands on it once it has been told all it shows. */
export type Seen = readonly [route: string, text: string | RegExp];

export async function open(app: App, page: Page, [route, text]: Seen): Promise<void> {
  await app.open(page, route);
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
}

export async function look(app: App, page: Page, seen: Seen): Promise<void> {
  await open(app, page, seen);
  await axe(page, seen[0]);
}
