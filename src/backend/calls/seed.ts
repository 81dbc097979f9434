/** Ids and seeds: the only chance in the app that isn't a campaign's own dice. */
import { randomInt } from 'node:crypto';

/** A whole number from 0 to n - 1. */
export type Random = (n: number) => number;
export const systemRandom: Random = (n) => randomInt(n);

/** No letter that is taken for another one, or for a digit, when a seed is written down. */
const SEED_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const ID_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

function letters(from: string, length: number, random: Random): string {
  return Array.from({ length }, () => from[random(from.length)]).join('');
}

/** Like `K7QF-2MWD`. */
export function freshSeed(random: Random): string {
  return `${letters(SEED_LETTERS, 4, random)}-${letters(SEED_LETTERS, 4, random)}`;
}

/** Ten letters and digits; one of 36^10. */
export function freshCampaignId(random: Random): string {
  return letters(ID_LETTERS, 10, random);
}
