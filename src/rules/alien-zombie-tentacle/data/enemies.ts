/** The Enemies deck. That each kind has a 2, and zombies a 4, is printed; how many there are of each value is ours. */
import { number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import type { Enemy } from '../types.ts';

export interface EnemyCard {
  readonly value: number;
  readonly copies: number;
}

const rebuilt = (value: number, copies: number): Row<EnemyCard> => ({
  result: { value, copies },
  confidence: 'RECONSTRUCTED',
});

export const ENEMY_CARDS: KeyedTable<Enemy, EnemyCard> = {
  id: 'azta.enemies',
  section: 'The Enemies',
  figures: { value: number(1, 9), copies: number(0, 9) },
  rows: {
    'alien-2': rebuilt(2, 3),
    'alien-3': rebuilt(3, 3),
    'alien-4': rebuilt(4, 3),
    'alien-5': rebuilt(5, 1),
    'zombie-2': rebuilt(2, 3),
    'zombie-3': rebuilt(3, 3),
    'zombie-4': rebuilt(4, 3),
    'zombie-5': rebuilt(5, 1),
    'tentacle-2': rebuilt(2, 3),
    'tentacle-3': rebuilt(3, 3),
    'tentacle-4': rebuilt(4, 3),
    'tentacle-5': rebuilt(5, 1),
  },
};
