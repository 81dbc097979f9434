/** The deck plan on the screen, and whether all of it is in sight. */
import type { Page } from '@playwright/test';

export const plan = (page: Page) => page.getByRole('group', { name: /deck plan of the Znutar/ });

/** Distance in pixels by which the plan reaches out of its pane to the right and below it. */
export async function beyond(page: Page): Promise<readonly [right: number, below: number]> {
  return await plan(page).evaluate((svg) => {
    const [drawn, pane] = [
      svg.getBoundingClientRect(),
      svg.parentElement?.parentElement?.getBoundingClientRect(),
    ];
    if (pane === undefined) throw new Error('the plan has no pane');
    return [drawn.right - pane.right, drawn.bottom - pane.bottom];
  });
}
