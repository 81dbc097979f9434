/** Sections: Losing Control Table, Driver Disabled, the Damage Table for whoever is inside. */
import { choice } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import { type Play, roll } from '../../core/play.ts';
import { type Found, type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import { singleFigure, singleFigureRow } from '../data/single-figures.ts';
import type { Passes } from '../reaction/check.ts';
import { type Person, whoOf } from '../reaction/checker.ts';
import { DAMAGE, type Harm } from '../shooting/damage.ts';
import type { Rep } from '../types.ts';
import { DISABLING } from './engine.ts';

export const CONTROL_WORDS = ['goesOn', 'slides', 'veers', 'swerves', 'rollsOver', 'corkscrews'] as const;
export type ControlWord = (typeof CONTROL_WORDS)[number];

type Case = `${Passes}-${'turning' | 'straight'}`;

export const LOSING_CONTROL = {
  id: 'atz.losing-control',
  section: 'Losing Control Table',
  figures: { result: choice(CONTROL_WORDS) },
  rows: {
    '2-turning': { result: 'slides' },
    '2-straight': { result: 'goesOn' },
    '1-turning': { result: 'veers' },
    '1-straight': { result: 'swerves' },
    '0-turning': { result: 'rollsOver' },
    '0-straight': { result: 'corkscrews' },
  },
} as const satisfies KeyedTable<Case, ControlWord>;

export interface Crash {
  /** Impact for each 6″ it has gone, or part of them; in all where it does not count them. */
  readonly impact: number;
  readonly perSixInches: boolean;
  /** True if it counts only where it hits something solid. */
  readonly onlySolid: boolean;
}

/** Impact on those inside, by what the vehicle does; undefined for none. */
const CRASHES: Readonly<Record<ControlWord, Crash | undefined>> = {
  goesOn: undefined,
  slides: { impact: 0, perSixInches: false, onlySolid: true },
  veers: { impact: 1, perSixInches: true, onlySolid: true },
  swerves: { impact: 1, perSixInches: true, onlySolid: true },
  rollsOver: { impact: 3, perSixInches: true, onlySolid: false },
  corkscrews: { impact: 2, perSixInches: true, onlySolid: false },
};

export interface Driver extends Person {
  readonly rep: Rep;
}

export interface Drive {
  readonly turning?: boolean | undefined;
  /** Disabled by a machine gun: at one Rep less. */
  readonly hit?: boolean | undefined;
  /** Inches gone in this activation. */
  readonly inches?: number | undefined;
  /** Whether it runs into something solid where it leaves its way, or what says so once it is known how it does. */
  readonly solid?: boolean | ((word: ControlWord, way: LostControl['way']) => boolean) | undefined;
}

export interface LostControl {
  readonly passed: Passed;
  /** Dice that count: a Transporter never passes less than one. */
  readonly passes: Passes;
  readonly found: Found<ControlWord>;
  /** 1 to 3 left, 4 to 6 right; only where it swerves. */
  readonly way: 'left' | 'right' | null;
  /** Impact on everybody inside; null where nobody is hurt. */
  readonly impact: number | null;
}

export function* losesControl(asking: Asking, driver: Driver, drive: Drive): Play<LostControl, never> {
  const less = drive.hit ? 1 : 0;
  const input = {
    ...whoOf(driver),
    ...(drive.turning && { turning: true }),
    ...(drive.hit && { hit: true }),
  };
  const passed = yield* pass({
    ...asking,
    rule: LOSING_CONTROL.id,
    dice: 2,
    target: driver.rep - less,
    basis: { modifiers: less === 0 ? [] : [{ row: rowOf(DISABLING, '0').row, does: 'target', by: -less }] },
    odds: { rule: LOSING_CONTROL.id, input },
  });
  const [steady] = bearingsOn('losing-control', driver.attributes ?? [], driver.drunk);
  const least = steady?.effect.leastPassed ?? 0;
  if (steady !== undefined && passed.passes < least) read({ row: attributeRow(steady.from) });
  const passes = Math.max(passed.passes, least) as Passes;
  const found = read(
    rowOf<Case, ControlWord>(LOSING_CONTROL, `${passes}-${drive.turning ? 'turning' : 'straight'}`),
  );
  let way: LostControl['way'] = null;
  if (found.result === 'swerves') {
    const [face = 0] = yield* roll({
      ...asking,
      rule: 'atz.swerve',
      dice: 1,
      reading: { by: 'classes', cuts: [singleFigure('swerve-left')] },
    });
    way = face <= singleFigure('swerve-left') ? 'left' : 'right';
  }
  return { passed, passes, found, way, impact: impactOf(found.result, way, drive) };
}

function impactOf(word: ControlWord, way: LostControl['way'], { inches = 0, solid }: Drive): number | null {
  const crash = CRASHES[word];
  const isSolid = typeof solid === 'function' ? solid(word, way) : solid;
  if (crash === undefined || (crash.onlySolid && !isSolid)) return null;
  return crash.impact * (crash.perSixInches ? Math.ceil(inches / singleFigure('crash-inches')) : 1);
}

export interface Thrown {
  readonly face: number;
  readonly harm: Harm;
  readonly row: RowId;
}

/** Rolls on the Damage Table for one of those inside. */
export function* thrownAbout(asking: Asking, rep: number, impact: number): Play<Thrown, never> {
  const target = rep - impact;
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.crash',
    dice: 1,
    target,
    reading: { by: 'classes', cuts: [target] },
    odds: { rule: 'atz.crash', input: { rep, impact } },
    basis: { modifiers: [{ row: singleFigureRow('crash-inches').row, does: 'target', by: -impact }] },
  });
  const { result, row } = read(rowOf(DAMAGE, face <= target ? '1' : '0'));
  return { face, harm: result, row };
}
