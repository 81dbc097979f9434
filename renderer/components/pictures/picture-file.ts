/** Pictures from the player’s disk: looked at before they are decoded, and made small enough for the campaign’s file. */
import { sizeOfPicture } from './picture-size.ts';

/** Bytes of a file, and pixels in it, beyond which it isn’t decoded. */
const MOST_BYTES = 25_000_000;
const MOST_PIXELS = 60_000_000;
/** Letters of Base64 that a picture may have, as the acts take it. */
const MOST_LETTERS = 131_072;
/** The best that fits. */
const QUALITIES = [0.88, 0.75, 0.6, 0.4, 0.25] as const;
const MARK = 'data:image/jpeg;base64,';

export const PICTURE_KINDS = 'image/png,image/jpeg';

/** To be closed once it is drawn. */
export type Opened = { readonly bitmap: ImageBitmap } | { readonly fault: string };

export async function openedPicture(file: Blob): Promise<Opened> {
  if (file.size > MOST_BYTES) return { fault: 'The file is larger than 25 MB. Choose a smaller picture.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = sizeOfPicture(bytes);
  if (size === undefined) return { fault: 'That isn’t a picture. Choose a PNG or JPEG file.' };
  if (size.width * size.height > MOST_PIXELS)
    return { fault: 'The picture has more than 60 million pixels. Choose a smaller one.' };
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (bitmap === undefined || bitmap.width === 0)
    return { fault: 'The picture is damaged and can’t be opened. Choose another one.' };
  return { bitmap };
}

export type Picture = { readonly picture: string } | { readonly fault: string };

/** The drawing as a JPEG in Base64, of the best quality that fits. */
export function pictureOf(canvas: HTMLCanvasElement): Picture {
  const picture = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).slice(MARK.length)).find(
    ({ length }) => length <= MOST_LETTERS,
  );
  return picture === undefined
    ? { fault: 'The picture can’t be made small enough. Choose a simpler one.' }
    : { picture };
}

/** The bitmap on a canvas, at most so many pixels along its longer side. */
export function drawnAt(bitmap: ImageBitmap, mostSide: number): HTMLCanvasElement {
  const shrink = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  // A JPEG has no glass: what shines through is paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const pictureSource = (picture: string) => `${MARK}${picture}`;
