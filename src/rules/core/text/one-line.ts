/** Words that are printed in one line: nothing breaks the line, turns it around or hides in it. */

/** Control characters, breaks of lines, and what changes the direction of what follows. */
const NOT_PRINTED = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const SEEN = /[^\s\p{M}\p{Cf}]/u;

/** Says whether all of a text can be read where it is printed; an empty one can. */
export function isOneLine(text: string): boolean {
  if (text === '') return true;
  return text.isWellFormed() && text === text.trim() && SEEN.test(text) && !NOT_PRINTED.test(text);
}
