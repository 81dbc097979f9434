/** A photo of the player’s own table: its corners found by mouse and by keys, laid under the map, kept, left out and taken away. */

import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { act, raid } from './support/encounter.ts';
import { campaignOf } from './support/party.ts';

/** A table on a darker ground, as a PNG: 400 pixels by 300, seen from aslant. */
const photographed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('nothing to draw with');
    pen.fillStyle = '#432';
    pen.fillRect(0, 0, 400, 300);
    pen.fillStyle = '#9b8';
    pen.fill(new Path2D('M100 50H300L380 280H20Z'));
    return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
  });

/** Colour of the middle and of a corner of what lies under the map. */
const coloursOf = (page: Page, href: string) =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])];
    return { size: [canvas.width, canvas.height], middle: at(512, 512), corner: at(8, 8) };
  }, href);

test('a photo of the table is squared by its corners, lies under the map, and is taken away', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: ['f1', 'f2'] });
  await act(page, campaign, { do: 'board', up: true });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const input = page.getByLabel('Photo of your table');
  const file = (buffer: Buffer) => ({ name: 'table.png', mimeType: 'image/png', buffer });

  await input.setInputFiles(file(Buffer.from('no picture')));
  const dialog = page.getByRole('dialog', { name: 'Photo of your table' });
  await expect(dialog.getByRole('alert')).toHaveText('That isn’t a picture. Choose a PNG or JPEG file.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await input.setInputFiles(file(Buffer.from(await photographed(page), 'base64')));
  const drag = async (corner: string, x: number, y: number) => {
    // A complaint above it moves the photo.
    const box = await dialog.locator('canvas').boundingBox();
    if (box === null) throw new Error('the photo isn’t shown');
    await dialog.getByRole('button', { name: `${corner} corner` }).hover();
    await page.mouse.down();
    await page.mouse.move(box.x + (x / 400) * box.width, box.y + (y / 300) * box.height, { steps: 3 });
    await page.mouse.up();
  };
  // The far corners changed for one another: no table looks so.
  await drag('North-west', 300, 50);
  await drag('North-east', 100, 50);
  await dialog.getByRole('button', { name: 'Lay it under the map' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing flat has its corners so');
  await drag('North-east', 280, 50);
  await drag('North-west', 100, 50);
  await drag('South-east', 380, 280);
  await drag('South-west', 20, 280);
  // The last of it by keys: 20 pixels are a twentieth of the width.
  const northEast = dialog.getByRole('button', { name: 'North-east corner' });
  await northEast.focus();
  for (const key of [
    'Shift+ArrowRight',
    'Shift+ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
  ])
    await page.keyboard.press(key);
  await expect(northEast).toHaveAccessibleName('North-east corner: 75 % from the left, 17 % from the top');
  await dialog.getByRole('button', { name: 'Lay it under the map' }).click();
  await expect(dialog).toBeHidden();
  const photo = page.locator('[data-layer="photo"]');
  await expect(photo).toHaveCount(1);
  const colours = await coloursOf(page, (await photo.getAttribute('href')) ?? '');
  expect(colours.size).toEqual([1024, 1024]);
  // Nothing of the ground around the table is left, at its corners either.
  for (const colour of [colours.middle, colours.corner])
    expect(Math.max(...colour.map((part, n) => Math.abs(part - ([0x99, 0xbb, 0x88][n] ?? 0))))).toBeLessThan(
      12,
    );

  await page.reload();
  await expect(photo).toHaveCount(1);
  const layers = page.getByRole('button', { name: 'Layers' });
  await layers.click();
  await page.getByRole('menuitemcheckbox', { name: 'Photo of your table' }).click();
  await expect(photo).toHaveCount(0);
  await page.getByRole('menuitemcheckbox', { name: 'Photo of your table' }).click();
  await expect(photo).toHaveCount(1);
  await page.getByRole('menuitem', { name: 'Take the photo away' }).click();
  await expect(photo).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(photo).toHaveCount(1);
  expect(await call(page, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
});
