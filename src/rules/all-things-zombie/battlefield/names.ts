/** What a place and its streets are called, out of lists of our own. */
import { draw, type Play } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { Area } from '../types.ts';

const list = (names: string): readonly string[] => names.split(', ');

/** The first half of a place's name, and of a street's. */
export const STEMS = list(
  'Aldermoor, Ashgrove, Barley, Bellweather, Birchall, Bramble, Calder, Carrow, Chandler, Copperfield, Cobden, ' +
    'Dunmore, Eastlake, Elderberry, Fallow, Farrier, Fernhill, Foundry, Garland, Granary, Hadley, Harrow, Hazel, ' +
    'Hollin, Juniper, Kestrel, Lantern, Larkspur, Linden, Marigold, Mercer, Millrace, Orchard, Ostler, Paxton, ' +
    'Pemberley, Quarry, Redfern, Rookwood, Saddler, Sorrel, Tanner, Thistle, Tolliver, Vesper, Weaver, Whitlock, Yarrow',
);

/** The second half of a place's name. */
export const PLACE_ENDINGS = {
  urban: list('Parade, Circus, Square, Market, Terminal, Exchange, Quarter, Heights'),
  outskirts: list('Park, Meadows, Estate, Gardens, Village, Commons, Green, Rise'),
  rural: list('Corner, Crossing, Junction, Hollow, Ford, Bend, Halt, Flats'),
} as const satisfies Record<Area, readonly string[]>;

export const STREET_ENDINGS = {
  urban: list('Street, Avenue, Boulevard'),
  outskirts: list('Road, Drive, Avenue'),
  rural: list('Road, Lane, Highway'),
} as const satisfies Record<Area, readonly string[]>;

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
