/** Cards as a player with the printed decks types them: `PO` is the Policewoman, `Z4` a Zombie 4, `TI` the Tire iron. */
import type { CardWords } from '../../core/game-text.ts';
import { ENEMIES, survivorRow } from '../cards.ts';
import { type Card, EVENTS, GEAR, SEATS, SURVIVORS, type SurvivorId } from '../types.ts';
import { cardTitle, survivorTitle } from './names.ts';

/** None has an R, which is the key that lets the app draw. */
const CODES: Readonly<Record<SurvivorId | Card, string>> = {
  physicist: 'PH',
  'homeless-vet': 'HV',
  bouncer: 'BO',
  'smartass-kid': 'SK',
  stoner: 'ST',
  'biker-chick': 'BC',
  'gamer-girl': 'GG',
  starlet: 'SL',
  policewoman: 'PO',
  biker: 'BI',
  lawyer: 'LA',
  paramedic: 'PA',
  trucker: 'TU',
  courier: 'CO',
  'tire-iron': 'TI',
  laptop: 'LP',
  shotgun: 'SG',
  rifle: 'FL',
  pistol: 'PI',
  'stun-gun': 'SU',
  chainsaw: 'CH',
  'tin-foil-hat': 'TF',
  'extra-ammo': 'EA',
  'alien-gizmo': 'GI',
  'coffee-plus': 'CF',
  'too-small': 'TS',
  'new-flavor-f': 'NW',
  'new-flavor-m': 'NM',
  'missed-elevator': 'ME',
  'serious-funk': 'FU',
  'fatally-distracted': 'FD',
  'noble-sacrifice': 'NS',
  'critical-hit': 'HI',
  's-mart': 'SM',
  'tight-squeeze': 'TQ',
};

const squeezed = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** `alien-4`: `A4` */
const enemyCode = (card: string): string => `${card.charAt(0)}${card.slice(-1)}`.toUpperCase();

const CODED: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(CODES).map(([id, code]): [string, string] => [code, id]),
  ...ENEMIES.map((card): [string, string] => [enemyCode(card), card]),
  ...SEATS.map((seat, at): [string, string] => [String(at + 1), seat]),
  ...[...SURVIVORS, ...GEAR, ...EVENTS, ...ENEMIES].map((id): [string, string] => [squeezed(id), id]),
]);

/** Titles of a card: ours, and as it is printed where that differs. */
function titlesOf(id: SurvivorId | Card): readonly string[] {
  const survivor = SURVIVORS.find((one) => one === id);
  if (survivor === undefined) return [cardTitle(id as Card)];
  const { printed } = survivorRow(survivor).result;
  return printed === undefined ? [survivorTitle(survivor)] : [survivorTitle(survivor), printed];
}

export const cardWords: CardWords = {
  /** Reads a card by its code, its id, or the whole of its title. */
  read: (typed) => {
    const wanted = squeezed(typed);
    const coded = CODED.get(wanted);
    if (coded !== undefined) return coded;
    return [...SURVIVORS, ...GEAR, ...EVENTS].find((id) =>
      titlesOf(id).some((title) => squeezed(title) === wanted),
    );
  },
  hint: 'Enemies by kind and value: A2, Z4, T5. Others by two letters, or the whole title: PO Policewoman, TI Tire iron, SG Shotgun, FL Rifle, HI Critical hit. Lots by the number of the seat.',
};
