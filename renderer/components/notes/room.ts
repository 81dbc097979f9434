import { MOST_WRITTEN } from '../../../src/contract/limits.ts';

const grouped = new Intl.NumberFormat('en');

/** From here on the limit is shown. */
const NEARLY = MOST_WRITTEN * 0.9;

/** How much room there is for a text, as it will be saved. */
export function room(text: string): { readonly left: string | undefined; readonly over: boolean } {
  const { length } = text.normalize('NFC').trim();
  if (length > MOST_WRITTEN) {
    const more = length - MOST_WRITTEN;
    return {
      left: `${grouped.format(more)} more than the ${grouped.format(MOST_WRITTEN)} characters there is room for.`,
      over: true,
    };
  }
  return {
    left:
      length < NEARLY
        ? undefined
        : `${grouped.format(length)} of ${grouped.format(MOST_WRITTEN)} characters.`,
    over: false,
  };
}
