/** Characters of a text that can be seen, and those that would change how other text is seen. */

/** Neither white space nor an accent nor what only joins, parts or turns others; U+2800 is Braille without a dot. */
const SEEN = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isVisible = (text: string): boolean => SEEN.test(text);

/** Embeddings, overrides and isolates (Unicode Standard Annex 9): one left open turns what stands after it around. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]+/g;

export const unturned = (text: string): string => text.replace(TURNING, '');

/** No script puts so many on one letter; whole heaps of them cover the lines above and below. */
const HEAP = /\p{M}{9}/u;

export const isHeaped = (text: string): boolean => HEAP.test(text);
