/** Items of the menu of layers for a photo of the player’s own table. */
import { Menu } from '@mantine/core';
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import type { Photo } from './use-photo.ts';

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

interface PhotoItemsProps {
  readonly photo: Photo;
  readonly onChosen: () => void;
}

export function PhotoItems({ photo, onChosen }: PhotoItemsProps) {
  const does = (run: () => void) => () => {
    onChosen();
    run();
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        data-writes
        leftSection={<IconPhoto {...ICON} />}
        onClick={does(() => photo.input.current?.click())}
      >
        {photo.isLaid ? 'Another photo of your table…' : 'Photo of your table under the map…'}
      </Menu.Item>
      {photo.isLaid && (
        <Menu.Item data-writes leftSection={<IconPhotoOff {...ICON} />} onClick={does(photo.takeAway)}>
          Take the photo away
        </Menu.Item>
      )}
    </>
  );
}
