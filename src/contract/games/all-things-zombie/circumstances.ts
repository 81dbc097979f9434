/** Ticks of a form that is filled in before a test is rolled: the circumstances that bear on each test. */
import { z } from 'zod';
import { CHECKS, type Check } from '../../../rules/all-things-zombie/acts/encounter/checks/checks.ts';
import {
  CIRCUMSTANCE_GROUPS,
  CIRCUMSTANCES,
  type Circumstance,
} from '../../../rules/all-things-zombie/data/circumstances.ts';

export type CheckName = Check['check'];

/** Something that is the case, or isn't. One with several values has a tick for each. */
export interface Tick {
  readonly id: string;
  readonly text: string;
  readonly name: string;
  readonly value: boolean | number;
  /** Holds for every test of the figure. */
  readonly lasts: boolean;
}

const TABLE: Readonly<Record<string, Circumstance>> = CIRCUMSTANCES;

function ticksOf(name: string): readonly Tick[] {
  const row = TABLE[name];
  if (row === undefined) throw new Error(`${name} is no circumstance`);
  const { field, title, lasts = false } = row;
  if (field.kind === 'flag') return [{ id: name, text: title, name, value: true, lasts }];
  return field.of.map((value) => ({
    id: `${name} ${value}`,
    text: `${title}: ${value}`,
    name,
    value,
    lasts,
  }));
}

const placeOf = (name: string) => CIRCUMSTANCE_GROUPS.findIndex((group) => group === TABLE[name]?.group);

/** Ticks of each check, in the order of the groups. */
export const TICKS = Object.fromEntries(
  Object.entries(CHECKS.of).map(([check, asks]) => [
    check,
    Object.keys(asks)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .flatMap(ticksOf),
  ]),
) as unknown as Readonly<Record<CheckName, readonly Tick[]>>;

/** Circumstances the campaign knows of somebody, by the name of the circumstance. */
export const Known = z.record(z.string(), z.union([z.boolean(), z.number()]));
