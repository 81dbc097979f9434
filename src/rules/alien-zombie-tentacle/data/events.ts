/**
 * Events. Titles and what each does are printed; bonuses, penalties and copies are ours, until an owner of the printed cards
 * corrects them. That the funk has one bonus and the others several follows from their texts.
 */
import { line, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import type { EventCard, Stats } from '../types.ts';
import { words } from './text/events.ts';

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
    'too-small': rebuilt(words.tooSmallTryAgain, 2),
    'new-flavor-f': rebuilt(words.newFlavorWomenPassedOver, 2),
    'new-flavor-m': rebuilt(words.newFlavorMenPassedOver, 2),
    'missed-elevator': rebuilt(words.missedTheElevator, 2),
    'serious-funk': rebuilt(words.seriousFunk, 2, { wits: 0, fight: 3, speed: 0 }),
    'fatally-distracted': rebuilt(words.fatallyDistracted, 2),
    'noble-sacrifice': rebuilt(words.nobleSacrifice, 2),
    'critical-hit': rebuilt(words.criticalHit, 2),
    's-mart': rebuilt('S-Mart', 2, { wits: 2, fight: 2, speed: 2 }),
    'tight-squeeze': rebuilt(words.tightSqueeze, 2, { wits: -2, fight: -2, speed: -2 }),
  },
};
