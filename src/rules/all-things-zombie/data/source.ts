import type { Row } from '../../core/table.ts';
import type { Confidence } from '../types.ts';

/** A ruling of ours by its id; the list of rulings says what was open and how it was decided. */
export type Ruling = `ATZ-${number}`;

/** A remark on one row, beside its figures, for the reader, in our own words. */
export interface Note {
  readonly text: string;
  readonly ruling?: Ruling;
}

/** A figure together with what it rests on. */
export interface Sourced<T> {
  readonly value: T;
  readonly confidence: Confidence;
  readonly ruling?: Ruling;
}

/** The figure as a row of a table. */
export function rowOfSourced<T>({ value, ...rests }: Sourced<T>): Row<T> {
  return { result: value, ...rests };
}

/** A figure as the rulebook prints it. */
export function printed<T>(value: T): Sourced<T> {
  return { value, confidence: 'RULEBOOK' };
}
