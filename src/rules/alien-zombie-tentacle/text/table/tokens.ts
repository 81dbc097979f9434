/** Tokens for places on the table: a survivor, a card in the hand, Gear in the centre or on a survivor, a player. */
import type { AztaSeat, Card, Gear, SurvivorId } from '../../types.ts';

export const handToken = (card: Card): string => `hand:${card}`;
export const lootToken = (gear: Gear): string => `loot:${gear}`;
export const gearToken = (gear: Gear, on: SurvivorId): string => `${on}:${gear}`;
export const seatToken = (seat: AztaSeat): string => `seat:${seat}`;
/** To give something to, rather than offer it to for something else. */
export const giftToken = (seat: AztaSeat): string => `gift:${seat}`;
