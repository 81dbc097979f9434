/** The photo of the player’s own table, under all else that is on the map. */
import { useAsk } from '../../../../../client/api.ts';
import { boxOnMap, type View, wholeOf } from '../../../../../components/map/geometry.ts';
import { pictureSource } from '../../../../../components/pictures/picture-file.ts';
import type { TableView } from '../../../map/table-view.ts';
import { usePlay, useUnderWay } from '../../state/play-context.ts';

interface BoardPhotoProps {
  readonly table: TableView;
  readonly view: View;
}

export function BoardPhoto({ table, view }: BoardPhotoProps) {
  const { campaign } = usePlay();
  const photo = useUnderWay('photo');
  const { data } = useAsk(
    'encounter.photo',
    { campaign, photo: photo ?? '' },
    { enabled: photo !== null, fixed: true },
  );
  if (photo === null || !data?.picture) return null;
  return (
    <image
      {...boxOnMap(view, wholeOf(table))}
      href={pictureSource(data.picture)}
      preserveAspectRatio="none"
      aria-hidden
      data-layer="photo"
    />
  );
}
