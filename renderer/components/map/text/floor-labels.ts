/** What is said in floor-labels.ts: rooms of a floor. */
import type { RoomKind } from '../floor-rooms.ts';

export const ROOM_WORDS: Readonly<Record<RoomKind, string>> = {
  living: 'Living room',
  kitchen: 'Kitchen',
  bath: 'Bath',
  bedroom: 'Bedroom',
  study: 'Study',
  sales: 'Sales floor',
  stock: 'Stockroom',
  tables: 'Dining room',
  pews: 'Nave',
  desks: 'Office',
  ward: 'Ward',
  class: 'Classroom',
  cells: 'Cells',
  racks: 'Storage',
};
