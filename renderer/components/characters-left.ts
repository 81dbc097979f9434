/** Characters that still fit in a field: shown from nine tenths on, while it is typed in. */
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { countedInWords } from '../../src/rules/core/text/english.ts';

const grouped = new Intl.NumberFormat('en');

const charactersText = (count: number): string =>
  count < 10 ? countedInWords(count, 'character', 'characters') : `${grouped.format(count)} characters`;

export interface CharactersLeft {
  readonly left: string | undefined;
  readonly over: boolean;
}

/** Characters left after a text of `length` of them, where `most` fit. */
export function charactersLeft(length: number, most: number): CharactersLeft {
  if (length > most) {
    return {
      left: `Too long by ${charactersText(length - most)}: there is room for ${grouped.format(most)}.`,
      over: true,
    };
  }
  return {
    left:
      length < most * 0.9 ? undefined : `${grouped.format(length)} of ${grouped.format(most)} characters.`,
    over: false,
  };
}

let letters: Intl.Segmenter | undefined;

/** Letters as a reader counts them, as the contract does: a flag is one. */
function lengthOf(line: string): number {
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...letters.segment(line)].length;
}

/** Characters left in a single line: a name, a reason. */
export function leftInLine(line: string, most: number): CharactersLeft {
  const trimmed = line.normalize('NFC').trim();
  return charactersLeft(trimmed.length < most * 0.9 ? trimmed.length : lengthOf(trimmed), most);
}

/** Text of a search field, as long as there is room for it; else its last text that fitted. */
export function useFitting(text: string, most: number): string {
  const [fitting, setFitting] = useState('');
  const fits = text.length <= most;
  if (fits && text !== fitting) setFitting(text);
  return fits ? text : fitting;
}

type InField = Pick<TextInputProps, 'error' | 'description' | 'inputWrapperOrder'>;

function inField({ left, over }: CharactersLeft, error?: string): InField {
  const shown = over ? left : error;
  return {
    inputWrapperOrder: ['label', 'input', 'error', 'description'],
    ...(shown === undefined ? {} : { error: shown }),
    ...(over || left === undefined ? {} : { description: left }),
  };
}

/** The same for a labelled field, which says beside it what is wrong besides. */
export const leftInField = (line: string, most: number, error?: string): InField =>
  inField(leftInLine(line, most), error);

/** The same for a search, whose characters are counted as the contract counts them there. */
export const leftInSearch = (text: string, most: number): InField =>
  inField(charactersLeft(text.length, most));
