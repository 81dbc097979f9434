/** Halves of the names of places and streets, out of lists of our own. */
import type { Area } from '../../types.ts';

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
