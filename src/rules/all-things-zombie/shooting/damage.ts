/** Sections: Obviously Dead, Determining Damage, the Damage Table, Mega-Death Rule, Special Firing at a Zombie Rule. */
import { choice, type Values } from '../../core/fields.ts';
import { type Modified, type Play, roll } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import { given } from '../data/circumstances.ts';
import { singleFigureRow } from '../data/single-figures.ts';
import { type Blow, forceOfBlow, impactOf, isFire } from './blow.ts';
import { repOf } from './rep.ts';
import { TARGET, type Target } from './shooter.ts';

/** From nothing at all to the worst; of several hits the worst holds. */
export const HARMS = ['unhurt', 'knockedDown', 'outOfTheFight', 'obviouslyDead'] as const;
export type Harm = (typeof HARMS)[number];

/** A die of the target’s Rep less the Impact, or under, is passed. */
export const DAMAGE = {
  id: 'atz.damage',
  section: 'Damage Table',
  figures: { result: choice(['knockedDown', 'outOfTheFight']) },
  rows: { '1': { result: 'knockedDown' }, '0': { result: 'outOfTheFight' } },
} as const satisfies KeyedTable<'1' | '0', Harm>;

/** Fields of a target that matter once it is hit. */
export const HIT_TARGET = {
  kind: TARGET.kind,
  rep: TARGET.rep,
  far: TARGET.far,
  attributes: TARGET.attributes,
  drunk: TARGET.drunk,
  survived: TARGET.survived,
} as const;
export type HitTarget = Values<typeof HIT_TARGET>;

export interface Hurt {
  readonly hits: number;
  readonly harm: Harm;
  /** Took as many hits as it has Rep, so that no die was needed. */
  readonly megaDeath: boolean;
  /** Dice for Obviously Dead and for damage, in the order rolled. */
  readonly dead: readonly number[];
  readonly damage: readonly number[];
  /** Obviously Dead results that only knocked it down, and what spared it. */
  readonly survived: number;
  /** Inches. */
  readonly knockedBack: number;
  readonly rows: readonly RowId[];
}

const worse = (a: Harm, b: Harm): Harm => (HARMS.indexOf(a) < HARMS.indexOf(b) ? b : a);

/** Says whether the hits are a Mega-Death: whoever has taken as many of them in the Encounter as he has Rep is dead (ATZ-102). */
export function isMegaDeath(target: Target, hits: number): boolean {
  return hits > 0 && (target.hits ?? 0) + hits >= repOf(target);
}

/** Obviously Dead results that are taken for a knock-down, and have not been yet. */
function spares({ attributes = [], drunk, survived = 0 }: HitTarget): {
  readonly left: number;
  readonly row?: RowId;
} {
  const [spare] = bearingsOn('obviously-dead', attributes, drunk);
  if (spare === undefined) return { left: 0 };
  return { left: Math.max(0, spare.effect.first - survived), row: attributeRow(spare.from) };
}

/** Plays one or more hits of one weapon; `mega` where hits add up to Mega-Death. */
export function* hurt(
  asking: Asking,
  target: Target,
  hits: number,
  blow: Blow,
  { mega }: { readonly mega: boolean },
): Play<Hurt, never> {
  const nothing = { hits, megaDeath: false, dead: [], damage: [], survived: 0 };
  if (hits === 0) return { ...nothing, harm: 'unhurt', knockedBack: 0, rows: [] };
  if (!mega || !isMegaDeath(target, hits)) return yield* survives(asking, target, hits, blow);
  const force = forceOfBlow(blow);
  const knockedBack = target.kind === 'human' ? hits * (force?.result.knockback ?? 0) : 0;
  const rows = force === undefined ? [] : [force.row];
  return { ...nothing, harm: 'obviouslyDead', megaDeath: true, knockedBack, rows };
}

/** A die for each hit to see who is dead, and for a human who isn’t one for each that did not kill. */
export function* survives(asking: Asking, target: HitTarget, hits: number, blow: Blow): Play<Hurt, never> {
  const force = forceOfBlow(blow);
  const rows: RowId[] = force === undefined ? [] : [force.row];
  const human = target.kind === 'human';
  const flung = hits * (force?.result.knockback ?? 0);

  const against = killsOn(blow, target);
  const dead = yield* killing(asking, target, hits, blow, against);
  const died = dead.filter((face) => face <= against.target).length;
  const spare = spares(target);
  const survived = Math.min(spare.left, died);
  const came = { hits, megaDeath: false, dead, damage: [], survived, knockedBack: 0, rows };
  if (survived > 0 && spare.row !== undefined) rows.push(read({ row: spare.row }).row);
  if (died > survived) return { ...came, harm: 'obviouslyDead', knockedBack: human ? flung : 0 };

  if (!human) {
    if (force === undefined) return { ...came, harm: 'unhurt' };
    const { stopsZombie, stagger } = read(force).result;
    const falls = blow.by !== 'shot' || stopsZombie;
    const harm: Harm = falls ? 'knockedDown' : 'unhurt';
    // A blow lays it where it stands: it may be in contact still, and fights on once it is up (ATZ-140).
    const staggers = falls && blow.by !== 'struck' && blow.by !== 'clawed';
    return { ...came, harm, knockedBack: staggers ? (hits - survived) * stagger : 0 };
  }
  const spared: Harm = survived > 0 ? 'knockedDown' : 'unhurt';
  const left = hits - died;
  if (left === 0) return { ...came, harm: spared, knockedBack: flung };
  const damage = yield* damaged(asking, repOf(target), left, blow);
  return {
    ...came,
    harm: worse(spared, damage.harm),
    damage: damage.faces,
    knockedBack: flung,
    rows: [...rows, ...damage.rows],
  };
}

/** The face that kills, or less: the Impact, or the shooter’s Rep at a zombie far off. */
function killsOn(
  blow: Blow,
  { kind, far }: HitTarget,
): { readonly target: number; readonly modifiers: readonly Modified[] } {
  const { by, rep } = blow;
  if (by !== 'shot' || kind !== 'zombie' || far !== true)
    return { target: impactOf(blow).result, modifiers: [] };
  if (rep === undefined) throw new Error('a zombie far off was shot by nobody of any Rep');
  return { target: rep, modifiers: [{ row: singleFigureRow('zombie-close').row, does: 'instead', by: rep }] };
}

/** Rolls one die for each hit, all against the same figure: which die it was doesn’t matter. */
function killing(
  asking: Asking,
  target: HitTarget,
  hits: number,
  blow: Blow,
  against: ReturnType<typeof killsOn>,
): Play<readonly number[], never> {
  const { by } = blow;
  const hit = given(HIT_TARGET, target);
  return roll({
    ...asking,
    rule: isFire(by) ? 'atz.fire' : 'atz.obviously-dead',
    dice: hits,
    target: against.target,
    reading: { by: 'classes', cuts: [against.target] },
    basis: { modifiers: against.modifiers, rows: [impactOf(blow).row] },
    odds: isFire(by)
      ? { rule: 'atz.fire', input: { how: by, target: given(TARGET, target) } }
      : { rule: 'atz.obviously-dead', input: { ...blow, hits, target: hit } },
  });
}

/** Rolls for so many hits that did not kill a human of this Rep: a die for each, of which the worst counts. */
export function* damaged(
  asking: Asking,
  rep: number,
  hits: number,
  blow: Blow,
): Play<{ readonly harm: Harm; readonly faces: readonly number[]; readonly rows: readonly RowId[] }, never> {
  const { result: impact, row } = impactOf(blow);
  const held = rep - impact;
  const { by, weapon } = blow;
  const faces = yield* roll({
    ...asking,
    rule: 'atz.damage',
    dice: hits,
    target: held,
    reading: { by: 'classes', cuts: [held] },
    basis: { modifiers: [{ row, does: 'target', by: -impact }], rows: [row] },
    odds: { rule: 'atz.damage', input: { by, ...(weapon !== undefined && { weapon }), rep, hits } },
  });
  const found = faces.map((face) => read(rowOf(DAMAGE, face <= held ? '1' : '0')));
  return {
    faces,
    harm: found.reduce<Harm>((worst, { result }) => worse(worst, result), 'unhurt'),
    rows: [...new Set(found.map(({ row: read }) => read))],
  };
}
