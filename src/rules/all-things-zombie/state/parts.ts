/** The parts of a campaign that its events write into; one that isn't there is a fault of the log. */
import type { Seen } from '../../core/seen.ts';
import type { Contact } from '../meeting-and-greeting/contact.ts';
import type { StockItem } from '../what-you-gain/stock.ts';
import type { Campaign, Figure } from './campaign.ts';
import type { Encounter } from './encounter.ts';
import type { OneOff } from './one-off.ts';
import { withChanged } from './own-copy.ts';

export function present({ encounter }: Campaign): Encounter {
  if (encounter === null) throw new Error('the log speaks of an Encounter that was never planned');
  return encounter;
}

export function oneOffOf({ oneOff }: Encounter): OneOff {
  if (oneOff === undefined) throw new Error('the log speaks of a force in an Encounter of a campaign');
  return oneOff;
}

export function stocked({ stock }: Campaign, id: string): Seen<StockItem> {
  const item = stock.find((candidate) => candidate.id === id);
  if (item === undefined) throw new Error(`the log speaks of ${id}, which the stockpile hasn't got`);
  return item;
}

export function takeFromStock(campaign: Campaign, id: string): void {
  const taken = stocked(campaign, id);
  campaign.stock = campaign.stock.filter((other) => other !== taken);
}

export function changeGroup(campaign: Campaign, id: string, change: (contact: Contact) => void): void {
  const contact = campaign.contacts.find((candidate) => candidate.id === id);
  if (contact === undefined) throw new Error(`the log speaks of group ${id}, who were never met`);
  campaign.contacts = withChanged<Contact>(campaign.contacts, contact, change);
}

export function changeFigure(campaign: Campaign, id: string, change: (figure: Figure) => void): void {
  campaign.figures = withChanged<Figure>(campaign.figures, figureOf(campaign, id), change);
}

export function figureOf({ figures }: Campaign, id: string) {
  const figure = figures.find((candidate) => candidate.id === id);
  if (figure === undefined) throw new Error(`the log speaks of figure ${id}, who never joined`);
  return figure;
}
