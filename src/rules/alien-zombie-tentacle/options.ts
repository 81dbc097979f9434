/** Options by their ids, made once each: games by the thousand offer the same ones. */
import type { Option } from '../core/play.ts';
import { optionText } from './text/options.ts';

const known = new Map<string, Option>();

/** Makes an option; its words are made when it is shown, as a title may be corrected by then. */
export function option<I extends string>(id: I): Option & { readonly id: I } {
  let made = known.get(id);
  if (made === undefined) {
    made = {
      id,
      get text() {
        return optionText(id);
      },
    };
    known.set(id, made);
  }
  return made as Option & { readonly id: I };
}

const words = new Map<string, readonly string[]>();

/** The words of an id: what is done, with what, to whom. */
export function wordsOf(id: string): readonly string[] {
  let made = words.get(id);
  if (made === undefined) {
    made = id.split('>');
    words.set(id, made);
  }
  return made;
}
