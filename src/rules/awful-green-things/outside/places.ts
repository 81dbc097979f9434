/**
 * Places Outside the Znutar: 21 skin areas in a ring, one to each room along the hull and two to a Fuel Pod, four areas of space, on and in
 * each boat that is out, and adrift. The skin areas and where they are parted among the spaces are reconstructed: the picture of them is
 * lost.
 */
import { choice } from '../../core/fields.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { BOAT_IDS, type BoatId } from '../data/boats.ts';

/** Each touches the one before it and the one behind it, the last the first. */
export const SKIN_IDS = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  'S8',
  'S9',
  'S10a',
  'S10b',
  'S12',
  'S13b',
  'S13a',
  'S15',
  'S16',
  'S17',
  'S18',
  'S19',
  'S20',
  'S21',
] as const;
export type SkinId = (typeof SKIN_IDS)[number];

/** Each touches the one before it and the one behind it, the last the first. */
export const SPACE_IDS = ['fore', 'upper', 'aft', 'lower'] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** On the outside of a boat, and in it. In its bay a boat is no place of its own. */
export type OnBoat = `on-${BoatId}`;
export type InBoat = `in-${BoatId}`;
export const onBoat = (boat: BoatId): OnBoat => `on-${boat}`;
export const inBoat = (boat: BoatId): InBoat => `in-${boat}`;
const ON_BOATS = BOAT_IDS.map(onBoat);
const IN_BOATS = BOAT_IDS.map(inBoat);

/** Place of a crewman who has jumped and missed, until a boat picks him up or he is lost. */
export const ADRIFT = 'adrift';

export type OutsideId = SkinId | SpaceId | OnBoat | InBoat | typeof ADRIFT;
/** Anywhere that a counter can be. */
export type PlaceId = AreaId | OutsideId;

export const OUTSIDE_IDS: readonly OutsideId[] = [
  ...SKIN_IDS,
  ...SPACE_IDS,
  ...ON_BOATS,
  ...IN_BOATS,
  ADRIFT,
];
export const PLACE_IDS: readonly PlaceId[] = [...AREA_IDS, ...OUTSIDE_IDS];

const areas: ReadonlySet<string> = new Set(AREA_IDS);
const skins: ReadonlySet<string> = new Set(SKIN_IDS);
const spaces: ReadonlySet<string> = new Set(SPACE_IDS);

export const isArea = (place: string): place is AreaId => areas.has(place);
const outsides: ReadonlySet<string> = new Set(OUTSIDE_IDS);
export const isOutside = (place: string): place is OutsideId => outsides.has(place);
export const isSkin = (place: string): place is SkinId => skins.has(place);
export const isSpace = (place: string): place is SpaceId => spaces.has(place);
/** The boat on whose outside it is. */
export const boatUnder = (place: string): BoatId | undefined =>
  BOAT_IDS.find((boat) => onBoat(boat) === place);
/** The boat in which it is. */
export const boatAround = (place: string): BoatId | undefined =>
  BOAT_IDS.find((boat) => inBoat(boat) === place);

export interface Skin {
  /** The room that it covers. */
  readonly beside: AreaId;
  /** The space over it. */
  readonly space: SpaceId;
}

const skin = (beside: AreaId, space: SpaceId): Row<Skin> => ({
  result: { beside, space },
  confidence: 'RECONSTRUCTED',
});

export const SKINS: KeyedTable<SkinId, Skin> = {
  id: 'agt.skins',
  section: 'Movement Outside the Znutar',
  figures: { space: choice(SPACE_IDS) },
  rows: {
    S1: skin('sensor-1', 'fore'),
    S2: skin('crew-quarters-1', 'fore'),
    S3: skin('captains-cabin', 'fore'),
    S4: skin('bridge-1', 'upper'),
    S5: skin('upper-cross-outer', 'upper'),
    S6: skin('cargo-hold', 'upper'),
    S7: skin('bridge-2', 'upper'),
    S8: skin('crew-quarters-2', 'upper'),
    S9: skin('pool-room', 'upper'),
    S10a: skin('fuel-pod-1', 'upper'),
    S10b: skin('fuel-pod-1', 'aft'),
    S12: skin('engine-room', 'aft'),
    S13b: skin('fuel-pod-2', 'aft'),
    S13a: skin('fuel-pod-2', 'lower'),
    S15: skin('crew-quarters-3', 'lower'),
    S16: skin('sensor-2', 'lower'),
    S17: skin('scout-bay', 'lower'),
    S18: skin('cockboat-bay', 'lower'),
    S19: skin('saucer-bay', 'lower'),
    S20: skin('probe-launch', 'lower'),
    S21: skin('probe-control', 'fore'),
  },
};

export const skinRow = (skin: SkinId) => rowOf<SkinId, Skin>(SKINS, skin);

export const spaceOver = (skin: SkinId): SpaceId => skinRow(skin).result.space;

/** All of the skin in a space area. */
export const skinsUnder = (space: SpaceId): readonly SkinId[] =>
  SKIN_IDS.filter((skin) => spaceOver(skin) === space);

function neighbours<I extends string>(ring: readonly I[], one: I): readonly I[] {
  const at = ring.indexOf(one);
  const around = [ring.at(at - 1), ring[(at + 1) % ring.length]];
  return around.filter((other): other is I => other !== undefined);
}

/** Skin areas that one can walk to from this one. */
export const skinsBeside = (skin: SkinId): readonly SkinId[] => neighbours(SKIN_IDS, skin);
export const spacesBeside = (space: SpaceId): readonly SpaceId[] => neighbours(SPACE_IDS, space);
