/**
 * Events. Titles and what each does are printed; bonuses, penalties and copies are ours, until an owner of the printed cards
 * corrects them. That the funk has one bonus and the others several follows from their texts.
 */
import { line, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import type { EventCard, Stats } from '../types.ts';

export interface PrintedEvent extends Partial<Stats> {
  readonly title: string;
  readonly copies: number;
}

const rebuilt = (title: string, copies: number, bonus: Stats | null = null): Row<PrintedEvent> => ({
  result: { title, copies, ...bonus },
  confidence: 'RECONSTRUCTED',
});

export const EVENT_CARDS: KeyedTable<EventCard, PrintedEvent> = {
  id: 'azta.events',
  section: 'Events',
  figures: {
    title: line(40),
    wits: number(-9, 9),
    fight: number(-9, 9),
    speed: number(-9, 9),
    copies: number(0, 9),
  },
  rows: {
    'too-small': rebuilt('Too small, try again', 2),
    'new-flavor-f': rebuilt('New flavor (women passed over)', 2),
    'new-flavor-m': rebuilt('New flavor (men passed over)', 2),
    'missed-elevator': rebuilt('Missed the elevator', 2),
    'serious-funk': rebuilt('Serious funk', 2, { wits: 0, fight: 3, speed: 0 }),
    'fatally-distracted': rebuilt('Fatally distracted', 2),
    'noble-sacrifice': rebuilt('Noble sacrifice', 2),
    'critical-hit': rebuilt('Critical hit!', 2),
    's-mart': rebuilt('S-Mart', 2, { wits: 2, fight: 2, speed: 2 }),
    'tight-squeeze': rebuilt('Tight squeeze', 2, { wits: -2, fight: -2, speed: -2 }),
  },
};
