/** Sections: Ranged Combat To Hit Table and its explanation. Which totals hit, and what bears on that. */
import { number } from '../../core/fields.ts';
import type { Modified } from '../../core/play.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import { FEAR } from '../data/attribute-tables.ts';
import type { FirePenalty } from '../data/effect.ts';
import { WEAPON_TABLE } from '../data/weapons.ts';
import { fearOf } from '../reaction/fear.ts';
import type { WeaponId } from '../types.ts';
import type { Shooter, Target } from './shooter.ts';

export const HIT_CASES = [
  'open',
  'protected',
  'prone',
  'fast-moving',
  'two-weapons',
  'primitive',
  'second-target',
  'in-cover',
  'third-target',
] as const;
export type HitCase = (typeof HIT_CASES)[number];

/** The least total of a die and the shooter’s Rep that hits; where several hold, all of them have to be met. */
export const TO_HIT = {
  id: 'atz.to-hit',
  section: 'Ranged Combat to Hit Table',
  figures: { result: number(3, 13) },
  rows: {
    open: { result: 8 },
    protected: { result: 9 },
    prone: { result: 9 },
    'fast-moving': { result: 9 },
    'two-weapons': { result: 9 },
    primitive: { result: 9 },
    'second-target': { result: 9 },
    'in-cover': { result: 10 },
    'third-target': { result: 10 },
  },
} as const satisfies KeyedTable<HitCase, number>;

const found = (one: HitCase): Found<number> => rowOf<HitCase, number>(TO_HIT, one);

/** An attribute that takes a penalty away from the shooter, or puts one on. */
interface OfShooter {
  readonly ignores: readonly Modified[];
  readonly suffers: readonly Modified[];
}

function ofShooter({ attributes = [], drunk }: Shooter, penalty: FirePenalty, target: Target): OfShooter {
  const fears = fearOf(
    { attributes, drunk },
    {
      terrifying: bearingsOn('feared', target.attributes ?? []).some(
        ({ effect }) => effect.by === 'everyone',
      ),
      psycho:
        target.rushing === true &&
        bearingsOn('feared', target.attributes ?? [], target.drunk).some(
          ({ effect }) => effect.by === 'enemies-moved-towards',
        ),
    },
  );
  const frightens = FEAR.some((effect) => effect.on === 'fire-suffers' && effect.penalty === penalty);
  return {
    ignores: bearingsOn('fire-ignores', attributes, drunk)
      .filter(({ effect }) => effect.penalty === penalty)
      .map(({ from }) => ({ row: attributeRow(from), does: 'ignores', by: 1 })),
    suffers: [
      ...bearingsOn('fire-suffers', attributes, drunk)
        .filter(({ effect }) => effect.penalty === penalty)
        .map(({ from }) => ({ row: attributeRow(from), does: 'suffers', by: 1 })),
      ...(fears !== undefined && frightens ? [{ row: attributeRow(fears), does: 'suffers', by: 1 }] : []),
    ],
  };
}

/** Modifiers of shots at this target, the `nth` of the volley from 0, each by the row it comes from. */
export function hitModifiers(
  shooter: Shooter,
  weapon: WeaponId,
  target: Target,
  nth: number,
): readonly Modified[] {
  const least = (one: HitCase): Modified => {
    const { row, result } = found(one);
    return { row, does: 'least', by: result };
  };
  const fast = ofShooter(shooter, 'own-fast-move', target);
  const two = ofShooter(shooter, 'two-weapons', target);
  // Agile helps against one’s own fast move, and not against fear, drink or a target that runs.
  const isFast =
    target.fastMoving === true ||
    fast.suffers.length > 0 ||
    (shooter.fastMoving === true && fast.ignores.length === 0);
  // Zombies are never in cover; whoever carries somebody is hindered by that, whatever is fired at.
  const inCover = (target.cover === true && target.kind === 'human') || shooter.asAtCover === true;
  return [
    least('open'),
    ...(target.protected ? [least('protected')] : []),
    ...(target.prone ? [least('prone')] : []),
    ...(isFast ? [least('fast-moving'), ...fast.suffers] : []),
    ...(shooter.fastMoving ? fast.ignores : []),
    ...(shooter.twoWeapons ? (two.ignores.length > 0 ? two.ignores : [least('two-weapons')]) : []),
    ...(WEAPON_TABLE[weapon].family === 'primitive' ? [least('primitive')] : []),
    ...(nth === 1 ? [least('second-target')] : []),
    ...(nth > 1 ? [least('third-target')] : []),
    ...(inCover ? [least('in-cover')] : []),
  ];
}

/** The face from which a die hits; 1 and less always do, 7 and more never. */
export function leastFace(rep: number, modifiers: readonly Modified[]): number {
  return Math.max(...modifiers.flatMap(({ does, by }) => (does === 'least' ? [by] : []))) - rep;
}
