/** A photo of the player’s own table, squared already, that lies under the map. */

import { digest } from '../../../../core/digest.ts';
import { nullable } from '../../../../core/fields.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { PICTURE } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, tell } from '../act.ts';

export const LAY_PHOTO = declared({
  /** The whole table from above, as wide as it is deep; null takes it away. */
  fields: { picture: nullable(PICTURE) },
  stages: BEFORE_REPORT,
  refusals: ['no-table', 'no-photo', 'photo-laid'],
});

/** The picture lies in the log alone, and its digest says which one it is: no rule asks what a table looks like. */
export function* layPhoto(
  now: SeenCampaign,
  { picture }: InputOf<typeof LAY_PHOTO>,
): ActOf<typeof LAY_PHOTO> {
  const encounter = encounterAt(now, LAY_PHOTO.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.table === null) return no('no-table');
  const photo = picture === null ? null : digest(picture);
  if (photo === (encounter.photo ?? null)) return no(photo === null ? 'no-photo' : 'photo-laid');
  yield* tell({ type: 'photo-laid', photo, picture });
  return done('lay-photo', { has: picture !== null });
}
