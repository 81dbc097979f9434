/** Names of players, survivors, cards and Threats. */
import { eventRow, gearRow, isGear, survivorRow } from '../cards.ts';
import type { AztaSeat, Card, Enemy, Kind, Phase, Stat, Step, SurvivorId } from '../types.ts';

export const SEAT_NAMES: Readonly<Record<AztaSeat, string>> = {
  first: 'Wren',
  second: 'Ilka',
  third: 'Bram',
  fourth: 'Odo',
  fifth: 'Tamsin',
  sixth: 'Jory',
};

export const STAT_NAMES: Readonly<Record<Stat, string>> = { wits: 'Wits', fight: 'Fight', speed: 'Speed' };

export const KIND_NAMES: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  alien: { one: 'Alien', many: 'Aliens' },
  zombie: { one: 'Zombie', many: 'Zombies' },
  tentacle: { one: 'Tentacle', many: 'Tentacles' },
};

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  weaponize: 'Weaponize',
  loot: 'Loot',
  flip: 'Flip',
  help: 'Help',
  screw: 'Screw the Other Players',
  die: 'Die Horribly',
};

/** The book's step in which a part is played; none of the set-up. */
export const STEP_OF: Readonly<Record<Phase, Step | undefined>> = {
  'set-up': undefined,
  draw: 'weaponize',
  trade: 'weaponize',
  'put-on': 'weaponize',
  loot: 'loot',
  flip: 'flip',
  forward: 'flip',
  help: 'help',
  screw: 'screw',
  die: 'die',
};

export const seatName = (seat: AztaSeat): string => SEAT_NAMES[seat];
export const survivorTitle = (id: SurvivorId): string => survivorRow(id).result.title;
/** `the Homeless vet` */
export const theSurvivor = (id: SurvivorId): string => `the ${survivorTitle(id)}`;

export const cardTitle = (card: Card): string => (isGear(card) ? gearRow(card) : eventRow(card)).result.title;

const TITLE_END = /[.!?…]$/;

/** In the middle of a sentence: a title that ends like one is quoted. */
export const cardName = (card: Card): string => {
  const title = cardTitle(card);
  return TITLE_END.test(title) ? `“${title}”` : title;
};

/** Name of an enemy as printed on its card, whatever it counts: `Zombie 4`. */
export function enemyName(card: Enemy): string {
  const [kind, value] = card.split('-') as [Kind, string];
  return `${KIND_NAMES[kind].one} ${value}`;
}

/** `Zombies 9` */
export const threatName = (kind: Kind, total: number): string => `${KIND_NAMES[kind].many} ${total}`;
