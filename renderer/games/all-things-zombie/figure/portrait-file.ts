/** A picture from the player’s disk made a portrait: drawn anew and small. */
import {
  drawnAt,
  openedPicture,
  type Picture,
  pictureOf,
} from '../../../components/pictures/picture-file.ts';

/** Pixels along the longer side. */
const MOST_SIDE = 512;

export async function portraitFrom(file: Blob): Promise<Picture> {
  const opened = await openedPicture(file);
  if ('fault' in opened) return opened;
  const picture = pictureOf(drawnAt(opened.bitmap, MOST_SIDE));
  opened.bitmap.close();
  return picture;
}
