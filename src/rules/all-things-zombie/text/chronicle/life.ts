/** A figure's life in lines: what an Encounter came to for one who went. */
import { countedInWords, listed } from '../../../core/text/english.ts';
import type { WhoWent } from './who.ts';

/** `Fought; killed two zombies and one person`; `Killed` of who was. */
export function livedText({ text, ...kills }: Pick<WhoWent, 'text' | 'zombies' | 'people'>): string {
  const killed = killsText(kills);
  return killed === '' ? text : `${text}; killed ${killed}`;
}

/** `four zombies and one person`; empty where nothing was killed. */
export function killsText({ zombies, people }: Pick<WhoWent, 'zombies' | 'people'>): string {
  return listed([
    ...(zombies > 0 ? [countedInWords(zombies, 'zombie', 'zombies')] : []),
    ...(people > 0 ? [countedInWords(people, 'person', 'people')] : []),
  ]);
}
