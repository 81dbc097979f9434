/** A refusal names the bound it refuses by: the sentence and the schema say the same figure. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from '../../src/contract/contract.ts';

interface Bound {
  readonly at: string;
  readonly bound: number;
  readonly inclusive: boolean;
  readonly sentence: string;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Counted from 0, told as a number of months. */
const COUNTED_OTHERWISE = ['A year has at most 12 periods.'];

/** Every bound of a schema and of those it is made of. */
function boundsOf(schema: unknown, at: string, known: Set<unknown>): Bound[] {
  if (!(schema instanceof z.core.$ZodType) || known.has(schema)) return [];
  known.add(schema);
  const def: Readonly<Record<string, unknown>> = { ...schema._zod.def };
  const checks = [...('check' in def ? [schema] : []), ...((def.checks as readonly unknown[]) ?? [])];
  const own = checks.flatMap((check): Bound[] => {
    const { def: of } = (check as { readonly _zod: { readonly def: Record<string, unknown> } })._zod;
    const bound = of.value ?? of.maximum ?? of.minimum;
    if (typeof bound !== 'number' || typeof of.error !== 'function') return [];
    return [{ at, bound, inclusive: of.inclusive !== false, sentence: String(of.error({})) }];
  });
  const parts = [
    ...['innerType', 'element', 'in', 'out', 'valueType'].map((name) => [name, def[name]] as const),
    ...Object.entries((def.options as object | undefined) ?? {}),
    ...Object.entries((def.items as object | undefined) ?? {}),
    ...Object.entries((def.shape as object | undefined) ?? {}),
  ];
  return [...own, ...parts.flatMap(([name, part]) => boundsOf(part, `${at}.${name}`, known))];
}

/** `At most 1,000`: 1000; `two at least`: 2. */
function figuresIn(sentence: string): readonly number[] {
  const words = sentence.toLowerCase().match(/[a-z]+|\d[\d,]*/g) ?? [];
  return words.flatMap((word) => {
    const named = WORDS.indexOf(word);
    if (named > 0) return [named];
    return /^\d/.test(word) ? [Number(word.replaceAll(',', ''))] : [];
  });
}

describe('every bound of the contract', () => {
  const known = new Set<unknown>();
  const bounds = Object.entries(CONTRACT).flatMap(([method, { input }]) => boundsOf(input, method, known));
  const told = bounds.filter(({ sentence }) => figuresIn(sentence).length > 0);

  it('is looked at', () => {
    expect(told.length).toBeGreaterThan(80);
  });

  it('is the one its sentence names', () => {
    const others = told.filter(({ bound, inclusive, sentence }) => {
      const least = inclusive ? bound : bound + 1;
      return !COUNTED_OTHERWISE.includes(sentence) && !figuresIn(sentence).includes(Math.abs(least));
    });
    expect(others).toEqual([]);
  });
});
