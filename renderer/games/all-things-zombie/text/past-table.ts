import type { PastTable } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import type { Area } from '../../../../src/rules/all-things-zombie/types.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';

/** `The zombies as they stood at the end; four more, where nobody has measured.` */
export function pastTableText({ stood, arrivals, elsewhere }: PastTable): string {
  if (stood === 'start') return 'The zombies as they stood at the start.';
  if (arrivals.length + elsewhere === 0) return 'No zombies were left at the end.';
  const more = `${countedInWords(elsewhere, 'more zombie', 'more zombies')} moved about, nobody has measured where`;
  if (arrivals.length === 0)
    return `${upperFirst(countedInWords(elsewhere, 'zombie', 'zombies'))} left at the end, nobody has measured where.`;
  return `The zombies as they stood at the end${elsewhere === 0 ? '' : `; ${more}`}.`;
}

/** `Tanner Circus, urban`; a pursuit that never came to a table has its area alone. */
export const whereText = ({ place, area }: { readonly place: string; readonly area: Area }): string =>
  place === '' ? AREA_WORDS[area].title : `${place}, ${AREA_WORDS[area].text}`;
