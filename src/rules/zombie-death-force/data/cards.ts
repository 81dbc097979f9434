/**
 * The deck: 62 cards. That there are so many, in two colours with letters A to E, and what the Action Cards and the Wild
 * Card are called is printed; titles of the others, values, copies and which two are marked are ours, until an owner of the
 * printed cards corrects them.
 */
import { line, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import type { Card } from '../types.ts';

export interface Printed {
  readonly title: string;
  readonly value: number;
  readonly copies: number;
  /** Copies that are marked for three and four players. */
  readonly marked: number;
}

function rebuilt(title: string, value: number, copies: number, marked = 0): Row<Printed> {
  return { result: { title, value, copies, marked }, confidence: 'RECONSTRUCTED' };
}

export const CARDS: KeyedTable<Card, Printed> = {
  id: 'zdf.cards',
  section: 'Setup',
  figures: { title: line(60), value: number(0, 9), copies: number(0, 6), marked: number(0, 2) },
  rows: {
    'team-blue-a': rebuilt('Lookout', 1, 2),
    'team-blue-b': rebuilt('Cook', 1, 2),
    'team-blue-c': rebuilt('Mechanic', 2, 2),
    'team-blue-d': rebuilt('Medic', 2, 2),
    'team-blue-e': rebuilt('Marksman', 3, 2),
    'weapon-blue-a': rebuilt('Crowbar', 1, 2),
    'weapon-blue-b': rebuilt('Machete', 1, 2),
    'weapon-blue-c': rebuilt('Crossbow', 2, 2),
    'weapon-blue-d': rebuilt('Pistol', 2, 2),
    'weapon-blue-e': rebuilt('Shotgun', 3, 2),
    'team-green-a': rebuilt('Lookout', 1, 2),
    'team-green-b': rebuilt('Cook', 1, 2),
    'team-green-c': rebuilt('Mechanic', 2, 2),
    'team-green-d': rebuilt('Medic', 2, 2),
    'team-green-e': rebuilt('Marksman', 3, 2),
    'weapon-green-a': rebuilt('Crowbar', 1, 2),
    'weapon-green-b': rebuilt('Machete', 1, 2),
    'weapon-green-c': rebuilt('Crossbow', 2, 2),
    'weapon-green-d': rebuilt('Pistol', 2, 2),
    'weapon-green-e': rebuilt('Shotgun', 3, 2),
    wild: rebuilt('Time to go!', 0, 4),
    'out-of-ammo': rebuilt("Out of ammo? Beat 'em with it.", 1, 2),
    'you-a-zombie': rebuilt('You a zombie? No? Come on.', 1, 2),
    'that-was-easy': rebuilt('That was easy.', 3, 2),
    'unfortunate-distraction': rebuilt('An unfortunate distraction.', 0, 1),
    'better-you-than-me': rebuilt('Better you than me.', 0, 2, 1),
    ewwwwwwwww: rebuilt('Ewwwwwwwww!', 1, 2, 1),
    'fall-back': rebuilt('Fall back. I got this.', 1, 2),
    'dead-weight': rebuilt('Losing the dead weight...', 1, 2),
    'oh-my-gawd': rebuilt('Oh my gawd! Oh my gawd!', 0, 2),
    'hold-them-off': rebuilt("We'll hold them off as long as we can.", 1, 1),
  },
};
