/** Keys typed before a question, read once it is asked as if they had been typed into its fields. */
import type { OwnEntry } from '../../../src/contract/shapes.ts';
import { typeNumber } from '../number-keys.ts';

/** No rank, suit or face is called R: it lets the app roll or draw. */
export const APP_KEY = 'r';

interface Typed<T> {
  /** Content of the fields. */
  readonly value: T;
  /** The whole answer, if it came to one. */
  readonly entry?: OwnEntry;
  /** Keys left for the next question. */
  readonly rest: readonly string[];
}

/** Faces typed so far, with a place for each die; empty where nothing has been typed. */
export function diceTyped(keys: readonly string[], dice: number): Typed<readonly string[]> {
  let faces: string[] = [];
  const value = () => Array.from({ length: dice }, (_, at) => faces[at] ?? '');
  for (const [at, key] of keys.entries()) {
    const rest = keys.slice(at + 1);
    if (key.toLowerCase() === APP_KEY) return { value: value(), entry: 'app', rest };
    if (key === 'Backspace') faces = faces.slice(0, -1);
    if (/^[1-6]$/.test(key)) faces = [...faces, key];
    if (faces.length === dice) return { value: value(), entry: { own: faces.map(Number) }, rest };
  }
  return { value: value(), rest: [] };
}

export function cardTyped(keys: readonly string[]): Typed<string> {
  let card = '';
  for (const [at, key] of keys.entries()) {
    const rest = keys.slice(at + 1);
    if (key.toLowerCase() === APP_KEY) return { value: card, entry: 'app', rest };
    if (key === 'Enter' && card !== '') return { value: card, entry: { own: card }, rest };
    if (key === 'Backspace') card = card.slice(0, -1);
    else if (key.length === 1) card += key;
  }
  return { value: card, rest: [] };
}

/** Enter takes the first option, which has the focus as the question opens. */
export function optionTyped(keys: readonly string[], options: readonly string[]): Typed<string> {
  let typed = '';
  for (const [at, key] of keys.entries()) {
    const rest = keys.slice(at + 1);
    if (key.toLowerCase() === APP_KEY) return { value: typed, entry: 'app', rest };
    const number = typeNumber(typed, key, options.length);
    const option = options[number?.picked ?? (key === 'Enter' && typed === '' ? 0 : -1)];
    if (option !== undefined) return { value: '', entry: { own: option }, rest };
    typed = number?.typed ?? typed;
  }
  return { value: typed, rest: [] };
}

interface NumberTyped extends Omit<Typed<string>, 'entry'> {
  /** The option that was picked, counted from 0. */
  readonly picked?: number;
}

/** Options of which the app takes none by itself; Enter as above. */
export function numberTyped(keys: readonly string[], options: number): NumberTyped {
  let typed = '';
  for (const [at, key] of keys.entries()) {
    const number = typeNumber(typed, key, options);
    const picked = number?.picked ?? (key === 'Enter' && typed === '' && options > 0 ? 0 : undefined);
    if (picked !== undefined) return { value: '', picked, rest: keys.slice(at + 1) };
    typed = number?.typed ?? typed;
  }
  return { value: typed, rest: [] };
}
