/** A photo from the player’s disk on its way under the map: opened, squared by its corners, laid. */
import { useRef, useState } from 'react';
import { drawnAt, openedPicture, pictureOf } from '../../../../../components/pictures/picture-file.ts';
import type { Corners } from '../../../../../components/pictures/projection.ts';
import { squared } from '../../../../../components/pictures/squared.ts';
import { useUnderWay } from '../../state/play-context.ts';
import { useSend } from '../../state/use-send.ts';

/** Pixels along the longer side of the photo while its corners are sought, and of what is laid. */
const SOUGHT_SIDE = 2048;
const LAID_SIDE = 1024;

export type Photo = ReturnType<typeof usePhoto>;

export function usePhoto() {
  const send = useSend();
  const table = useUnderWay('table');
  const isLaid = useUnderWay(({ photo }) => photo !== null);
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<HTMLCanvasElement>();
  const [fault, setFault] = useState<string>();
  const close = () => {
    setOpened(undefined);
    setFault(undefined);
  };
  const open = async (file: Blob) => {
    const found = await openedPicture(file);
    if ('fault' in found) return setFault(found.fault);
    setFault(undefined);
    setOpened(drawnAt(found.bitmap, SOUGHT_SIDE));
    found.bitmap.close();
  };
  const lay = (corners: Corners) => {
    if (opened === undefined || table === null) return;
    const { width, depth } = table;
    const scale = LAID_SIDE / Math.max(width, depth);
    const flat = squared(opened, corners, {
      width: Math.round(width * scale),
      height: Math.round(depth * scale),
    });
    if (flat === undefined)
      return setFault(
        'Nothing flat has its corners so. Move them to the corners of the table, in their order.',
      );
    const laid = pictureOf(flat);
    if ('fault' in laid) return setFault(laid.fault);
    send({ do: 'lay-photo', picture: laid.picture });
    close();
  };
  return {
    isLaid,
    /** The photo whose corners are sought; undefined while none is. */
    opened,
    fault,
    input,
    open,
    lay,
    close,
    takeAway: () => send({ do: 'lay-photo', picture: null }),
  };
}
