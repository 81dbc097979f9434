/** Spoils that a run brings a campaign, in words. */
import { SPOILS, type Spoil } from '../spoils.ts';
import { countedInWords, listed } from './english.ts';

const NAMES: Readonly<Record<Spoil, readonly [one: string, many: string]>> = {
  survivor: ['survivor', 'survivors'],
  pistol: ['pistol', 'pistols'],
  clip: ['surplus clip', 'surplus clips'],
  'body-armour': ['suit of body armour', 'suits of body armour'],
  'medical-supplies': ['lot of medical supplies', 'lots of medical supplies'],
};

/** `one survivor and two surplus clips`; `nothing`. */
export function spoilsText(spoils: readonly Spoil[]): string {
  const parts = SPOILS.flatMap((spoil) => {
    const count = spoils.filter((one) => one === spoil).length;
    return count === 0 ? [] : [countedInWords(count, ...NAMES[spoil])];
  });
  return parts.length === 0 ? 'nothing' : listed(parts);
}
