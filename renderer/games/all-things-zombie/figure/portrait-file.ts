/** A picture from the player's disk made a portrait: looked at before it is decoded, then drawn anew and small. */
import { sizeOfPicture } from './picture-size.ts';

/** Pixels along the longer side. */
const MOST_SIDE = 512;
/** Bytes of a file, and pixels in it, beyond which it isn't decoded. */
const MOST_BYTES = 25_000_000;
const MOST_PIXELS = 60_000_000;
/** Letters of Base64 that a portrait may have, as the act takes it. */
const MOST_LETTERS = 131_072;
/** The best that fits. */
const QUALITIES = [0.88, 0.75, 0.6, 0.4] as const;
const MARK = 'data:image/jpeg;base64,';

export type Portrait = { readonly picture: string } | { readonly fault: string };

export const PORTRAIT_KINDS = 'image/png,image/jpeg';

export async function portraitFrom(file: Blob): Promise<Portrait> {
  if (file.size > MOST_BYTES) return { fault: 'The file is larger than 25 MB. Choose a smaller picture.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = sizeOfPicture(bytes);
  if (size === undefined) return { fault: 'That isn’t a picture. Choose a PNG or JPEG file.' };
  if (size.width * size.height > MOST_PIXELS)
    return { fault: 'The picture has more than 60 million pixels. Choose a smaller one.' };
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (bitmap === undefined || bitmap.width === 0)
    return { fault: 'The picture is damaged and can’t be opened. Choose another one.' };
  const picture = drawnSmall(bitmap);
  bitmap.close();
  return picture === undefined
    ? { fault: 'The picture can’t be made small enough. Choose a simpler one.' }
    : { picture };
}

function drawnSmall(bitmap: ImageBitmap): string | undefined {
  const shrink = Math.min(1, MOST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  // A JPEG has no glass: what shines through is paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).slice(MARK.length)).find(
    ({ length }) => length <= MOST_LETTERS,
  );
}

export const portraitSource = (picture: string) => `${MARK}${picture}`;
