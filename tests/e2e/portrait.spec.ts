/** A figure's portrait: chosen from disk, made small, shown on the sheet and on its card, taken back; and files that are none. */
import { deflateSync } from 'node:zlib';
import { call, expect, test } from './support/app.ts';
import { campaignOf, STAR } from './support/party.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
};

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

/** Grey stripes. `claims`: the size that its head says. */
function png(width: number, height: number, claims = { width, height }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.width, 0);
  head.writeUInt32BE(claims.height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height, 90);
  for (let row = 0; row < height; row += 1) lines[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a portrait is set from a picture of any size, stands on the sheet and the card, and is taken back', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster?figure=f1`);
  const sheet = page.getByRole('complementary', { name: STAR });
  const choose = sheet.locator('input[type=file]');
  await choose.setInputFiles(file('pris.png', png(1000, 600)));
  const portrait = sheet.getByRole('img', { name: `Portrait of ${STAR}` });
  await expect(portrait).toHaveAttribute('src', /^data:image\/jpeg;base64,\/9j\//);
  await expect(portrait).toHaveJSProperty('naturalWidth', 512);
  await expect(portrait).toHaveJSProperty('naturalHeight', 307);

  for (const [what, said] of [
    [Buffer.from('a shopping list, by mistake'), 'That isn’t a picture. Choose a PNG or JPEG file.'],
    [png(4, 4, { width: 50_000, height: 50_000 }), 'The picture has more than 60 million pixels.'],
    [png(40, 40).subarray(0, 40), 'The picture is damaged and can’t be opened.'],
  ] as const) {
    await choose.setInputFiles(file('pris.png', what));
    await expect(sheet.getByRole('alert')).toContainText(said);
  }
  expect((await call(page, 'figure.portraits', { campaign })).portraits).toHaveLength(1);

  await app.open(page, `/c/${campaign}/print?what=cards`);
  await expect(page.getByRole('img', { name: `Portrait of ${STAR}` })).toBeVisible();
  await app.open(page, `/c/${campaign}/roster?figure=f1`);
  await page.getByRole('button', { name: /^Undo: Set the portrait/ }).click();
  await sheet.getByRole('button', { name: `What to do with ${STAR}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Set a portrait…' })).toBeVisible();
  await expect(portrait).toHaveCount(0);
});
