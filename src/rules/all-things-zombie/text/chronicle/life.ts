/** A figure's life in lines: what an Encounter came to for one who went. */
import { countedInWords, listed } from '../../../core/text/english.ts';
import type { WhoWent } from './who.ts';

/** `Fought; killed two zombies and one person`; `Killed` of who was. */
export function livedText({ text, zombies, people }: Pick<WhoWent, 'text' | 'zombies' | 'people'>): string {
  const killed = [
    ...(zombies > 0 ? [countedInWords(zombies, 'zombie', 'zombies')] : []),
    ...(people > 0 ? [countedInWords(people, 'person', 'people')] : []),
  ];
  return killed.length === 0 ? text : `${text}; killed ${listed(killed)}`;
}
