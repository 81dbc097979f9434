/** Names of options, by their ids: the same before one is chosen and for ever after. */
import { type AztaSeat, type Card, SEATS, SURVIVORS, type SurvivorId } from '../types.ts';
import { cardName, cardTitle, SEAT_NAMES, seatName, survivorTitle, theSurvivor } from './names.ts';

const WORDS: Readonly<Record<string, string>> = {
  ...SEAT_NAMES,
  lots: 'Draw lots',
  'trade-no-more': 'Trade no more',
  'loot-nothing': 'Loot nothing',
  'help-nobody': 'Help nobody',
  'play-nothing': 'Play nothing more',
  decline: 'Decline',
  accept: 'Agree',
  take: 'Take it',
};

const isSurvivor = (id: string): id is SurvivorId => SURVIVORS.some((one) => one === id);
const isSeat = (id: string): id is AztaSeat => SEATS.some((one) => one === id);

export function optionText(id: string): string {
  const word = WORDS[id];
  if (word !== undefined) return word;
  if (isSurvivor(id)) return survivorTitle(id);
  const [does = '', what = '', from = '', to = ''] = id.split('>');
  const told = what === '' ? undefined : TOLD[does]?.(what, from, to);
  return told ?? cardTitle(id as Card);
}

/** A survivor’s, or out of the hand. */
const outOf = (from: string): string => (isSurvivor(from) ? `from ${theSurvivor(from)}` : 'from the hand');
const called = (card: string): string => cardName(card as Card);

type Told = (what: string, from: string, to: string) => string;

const TOLD: Readonly<Record<string, Told>> = {
  take: (gear, from) => `Take ${called(gear)} ${outOf(from)}`,
  move: (gear, from, to) => `${called(gear)} ${outOf(from)} to ${theSurvivor(to as SurvivorId)}`,
  offer: (gear, from, to) =>
    `Offer ${called(gear)} ${outOf(from)} to ${seatName(to as AztaSeat)} for something`,
  gift: (gear, from, to) => `Give ${called(gear)} ${outOf(from)} to ${seatName(to as AztaSeat)}`,
  onto: (survivor) => `Take it, for ${theSurvivor(survivor as SurvivorId)}`,
  give: (gear, from) => `Give ${called(gear)} ${outOf(from)} for it`,
  wear: (gear, survivor) => `${called(gear)} for ${theSurvivor(survivor as SurvivorId)}`,
  loot: (gear, survivor) => `${called(gear)} for ${theSurvivor(survivor as SurvivorId)}`,
  help: (helper, of) => `${survivorTitle(helper as SurvivorId)} helps ${theSurvivor(of as SurvivorId)}`,
  force: (helper, of) => `${survivorTitle(of as SurvivorId)} makes ${theSurvivor(helper as SurvivorId)} help`,
  leave: (survivor) => `${survivorTitle(survivor as SurvivorId)} leaves the Encounter`,
  play: (card, target) => `Play ${called(card)}${at(target)}`,
};

function at(target: string): string {
  if (target === 'now') return ': men go home';
  if (target === 'next') return ': next round';
  if (isSurvivor(target)) return `: ${survivorTitle(target)}`;
  return isSeat(target) ? `: ${seatName(target)}` : '';
}
