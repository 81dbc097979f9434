/** Names of a place and its streets, out of lists of our own. */
import { draw, type Play } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { Area } from '../types.ts';
import { PLACE_ENDINGS, STEMS, STREET_ENDINGS } from './text/names.ts';

/** Names never touch the dice of an Encounter. */
const STREAM = 'names';

export function* placeName({ seat }: Asking, area: Area): Play<string, never> {
  const rule = 'holdout.place-name';
  const stem = yield* draw({ rule, seat, stream: STREAM, from: STEMS });
  const ending = yield* draw({ rule, seat, stream: STREAM, from: PLACE_ENDINGS[area] });
  return `${stem} ${ending}`;
}

/** A street shares its stem with no other name on the map. */
export function* streetName({ seat }: Asking, area: Area, others: readonly string[]): Play<string, never> {
  const rule = 'holdout.street-name';
  const used = others.map((other) => other.slice(0, other.indexOf(' ')));
  const from = STEMS.filter((stem) => !used.includes(stem));
  const stem = yield* draw({ rule, seat, stream: STREAM, from });
  const ending = yield* draw({ rule, seat, stream: STREAM, from: STREET_ENDINGS[area] });
  return `${stem} ${ending}`;
}
