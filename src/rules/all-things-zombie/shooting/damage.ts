/** Sections: Obviously Dead, Determining Damage, the Damage Table, Mega-Death Rule, Special Firing at a Zombie Rule. */
import { choice } from '../../core/fields.ts';
import { type Modified, type OddsAsk, type Play, type RuleId, roll } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import type { Impact } from '../data/weapon.ts';
import { forceOf } from './impact.ts';
import { repOf } from './rep.ts';
import type { Target } from './shooter.ts';

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

interface OfImpact {
  /** Where the Impact comes from: the weapon’s row, or a zombie’s. */
  readonly from: RowId;
  /** Held against a die instead of the Impact to see who is dead: the shooter’s Rep at a far zombie. */
  readonly against?: { readonly target: number; readonly modifiers: readonly Modified[] } | undefined;
}

export type Blow =
  /** `shot`, or struck in melee. */
  | (OfImpact & { readonly impact: Impact; readonly by: 'shot' | 'blow' })
  /** Its force throws nobody back, and stops no zombie. */
  | (OfImpact & { readonly impact: number; readonly by: 'fire'; readonly odds: OddsAsk });

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

/** Whoever has taken as many hits of the Encounter as he has Rep is dead (ATZ-102). */
export function isMegaDeath(target: Target, hits: number): boolean {
  return hits > 0 && (target.hits ?? 0) + hits >= repOf(target);
}

/** Obviously Dead results that are taken for a knock-down, and have not been yet. */
function spares({ attributes = [], drunk, survived = 0 }: Target): {
  readonly left: number;
  readonly row?: RowId;
} {
  const [spare] = bearingsOn('obviously-dead', attributes, drunk);
  if (spare === undefined) return { left: 0 };
  return { left: Math.max(0, spare.effect.first - survived), row: attributeRow(spare.from) };
}

/** What one or more hits of one weapon do; `mega` where hits add up to Mega-Death. */
export function* hurt(
  asking: Asking,
  target: Target,
  hits: number,
  blow: Blow,
  { mega }: { readonly mega: boolean },
): Play<Hurt, never> {
  const force = blow.by === 'fire' ? undefined : forceOf(blow.impact);
  const rows: RowId[] = force === undefined ? [] : [force.row];
  const human = target.kind === 'human';
  const nothing = { hits, megaDeath: false, dead: [], damage: [], survived: 0, knockedBack: 0, rows };
  if (hits === 0) return { ...nothing, harm: 'unhurt', rows: [] };
  const flung = hits * (force?.result.knockback ?? 0);
  if (mega && isMegaDeath(target, hits))
    return { ...nothing, harm: 'obviouslyDead', megaDeath: true, knockedBack: human ? flung : 0 };

  const against = blow.against ?? { target: blow.impact, modifiers: [] };
  const dead = yield* dice(
    asking,
    blow.by === 'fire' ? 'atz.fire' : 'atz.obviously-dead',
    hits,
    against.target,
    {
      row: blow.from,
      modifiers: against.modifiers,
      ...(blow.by === 'fire' && { odds: blow.odds }),
    },
  );
  const died = dead.filter((face) => face <= against.target).length;
  const spare = spares(target);
  const survived = Math.min(spare.left, died);
  if (survived > 0 && spare.row !== undefined) rows.push(read({ row: spare.row }).row);
  if (died > survived)
    return { ...nothing, harm: 'obviouslyDead', dead, survived, knockedBack: human ? flung : 0 };

  if (!human) {
    if (force === undefined) return { ...nothing, harm: 'unhurt', dead, survived };
    const { stopsZombie, stagger } = read(force).result;
    const falls = blow.by === 'blow' || stopsZombie;
    const harm: Harm = falls ? 'knockedDown' : 'unhurt';
    return { ...nothing, harm, dead, survived, knockedBack: falls ? (hits - survived) * stagger : 0 };
  }
  const left = hits - died;
  const rep = repOf(target);
  const held = rep - blow.impact;
  const damage =
    left === 0
      ? []
      : yield* dice(asking, 'atz.damage', left, held, {
          row: blow.from,
          modifiers: [{ row: blow.from, does: 'target', by: -blow.impact }],
        });
  let harm: Harm = survived > 0 ? 'knockedDown' : 'unhurt';
  for (const face of damage) {
    const found = read(rowOf(DAMAGE, face <= held ? '1' : '0'));
    if (!rows.includes(found.row)) rows.push(found.row);
    harm = worse(harm, found.result);
  }
  return { ...nothing, harm, dead, damage, survived, knockedBack: flung };
}

/** One die for each hit, all against the same figure: which die it was doesn’t matter. */
function dice(
  asking: Asking,
  rule: RuleId,
  count: number,
  target: number,
  {
    row,
    modifiers,
    odds,
  }: { readonly row: RowId; readonly modifiers: readonly Modified[]; readonly odds?: OddsAsk },
): Play<readonly number[], never> {
  return roll({
    ...asking,
    rule,
    dice: count,
    target,
    reading: { by: 'classes', cuts: [target] },
    basis: { modifiers, rows: [row] },
    odds,
  });
}
