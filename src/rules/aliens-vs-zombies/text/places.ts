/** Names of the locations and streets of the town: ours, in reading order. */
import { COLUMNS, PLACES, type PlaceId, ROWS } from '../data/town.ts';

const NAMES = [
  ...['Feed store', 'Chapel', 'Bank', 'Bandstand', 'Garage', 'Motel'],
  ...['Laundry', 'Orchard', 'Town hall', 'Pharmacy', 'Building site', 'Depot'],
  ...['Cemetery', 'School', 'Old yard', 'Post office', 'Cinema', 'Green'],
  ...['Bakery', 'Car lot', 'Diner', 'Hardware', 'Elm Park', 'Surgery'],
  ...['Silos', 'Terrace', 'Playground', 'Library', 'Market', 'Mill'],
];

export const PLACE_NAMES = Object.fromEntries(
  PLACES.map((place, at) => [place, NAMES[at] ?? place]),
) as Readonly<Record<PlaceId, string>>;

/** Each street with the row it runs below, and the column it is named after the corner of. */
export const STREETS = [
  { name: 'Chapel Street', below: ROWS[0], after: COLUMNS[0] },
  { name: 'Orchard Row', below: ROWS[1], after: COLUMNS[2] },
  { name: 'Main Street', below: ROWS[2], after: COLUMNS[0] },
  { name: 'Elm Street', below: ROWS[3], after: COLUMNS[3] },
] as const;
