/** Sections: Melee, Melee Modifiers, Special Melee Rules. Dice and Rep of a fighter against each enemy. */
import { number } from '../../core/fields.ts';
import type { Modified } from '../../core/play.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import { FEAR } from '../data/attribute-tables.ts';
import { singleFigureRow } from '../data/single-figures.ts';
import { fearOf } from '../reaction/fear.ts';
import { REACTION_DICE } from '../reaction/reaction-dice.ts';
import { SURPRISED_MELEE } from '../reaction/surprise.ts';
import { repOf } from '../shooting/rep.ts';
import { FIGHTERS, strikesWith } from '../shooting/strikes.ts';
import type { WeaponId } from '../types.ts';
import { type Fighter, usesTwo } from './fighter.ts';

type MeleeModifier = 'impact-less' | 'two-enemies' | 'three-enemies';

/** Two enemies and three are not added up (ATZ-46); of two Impacts the difference counts, for the lower side (ATZ-45). */
export const MELEE_MODIFIERS = {
  id: 'atz.melee-modifiers',
  section: 'Melee Modifiers',
  figures: { result: number(-6, 0) },
  rows: {
    'impact-less': { result: -1, ruling: 'ATZ-45' },
    'two-enemies': { result: -1 },
    'three-enemies': { result: -2, ruling: 'ATZ-46' },
  },
} as const satisfies KeyedTable<MeleeModifier, number>;

function fears({ kind, attributes = [], drunk }: Fighter, enemy: Fighter): readonly Modified[] {
  // Zombies fear nobody.
  if (kind === 'zombie') return [];
  const feared = bearingsOn('feared', enemy.attributes ?? [], enemy.drunk);
  const from = fearOf(
    { attributes, drunk },
    {
      terrifying: feared.some(({ effect }) => effect.by === 'everyone'),
      psycho: enemy.rushing === true && feared.some(({ effect }) => effect.by === 'enemies-moved-towards'),
    },
  );
  if (from === undefined) return [];
  return FEAR.flatMap((effect) =>
    effect.on === 'melee-dice' ? [{ row: attributeRow(from), does: 'adds', by: effect.extra }] : [],
  );
}

const isArmedWith = (weapons: readonly WeaponId[], wanted: readonly WeaponId[] | undefined) =>
  wanted === undefined || weapons.some((weapon) => wanted.includes(weapon));

/** Modifiers of a fighter’s dice; against several enemies the effect of one of them holds for the whole roll. */
export function diceModifiers(fighter: Fighter, enemies: readonly Fighter[]): readonly Modified[] {
  const { kind, attributes = [], drunk, caught, weapons = [] } = fighter;
  const { row, result } = rowOf(FIGHTERS, kind);
  const own = bearingsOn('melee-dice', attributes, drunk)
    .filter(({ effect }) => isArmedWith(weapons, effect.armedWith))
    .map(({ from, effect }) => ({ row: attributeRow(from), does: 'adds', by: effect.extra }));
  const afraid = enemies.map((enemy) => fears(fighter, enemy)).find((some) => some.length > 0) ?? [];
  const burning = rowOf(REACTION_DICE, 'burning-zombie');
  const singes = burning.result.does;
  return [
    { row, does: 'rolls', by: result.dice },
    ...own,
    ...afraid,
    ...(kind === 'human' && enemies.some((enemy) => enemy.burning) && singes.does === 'adds'
      ? [{ row: burning.row, does: 'adds', by: singes.dice }]
      : []),
    ...(caught === undefined
      ? []
      : [
          {
            row: rowOf(SURPRISED_MELEE, caught).row,
            does: 'only',
            by: rowOf(SURPRISED_MELEE, caught).result,
          },
        ]),
  ];
}

/** Dice to roll, 0 and more: what is added, up to what is all it rolls (ATZ-113), less what is taken away. */
export function meleeDice(modifiers: readonly Modified[]): number {
  const sum = (is: (one: Modified) => boolean) =>
    modifiers.filter(is).reduce((total, { by }) => total + by, 0);
  const rolled = sum(({ does, by }) => does === 'rolls' || (does === 'adds' && by > 0));
  const taken = sum(({ does, by }) => does === 'adds' && by < 0);
  const most = Math.min(...modifiers.flatMap(({ does, by }) => (does === 'only' ? [by] : [])), rolled);
  return Math.max(0, most + taken);
}

/** Enemies that count: neither the one a Sidewalk demon takes on besides, nor one for a second weapon. */
function counted(fighter: Fighter, enemies: number): number {
  const { attributes = [], drunk } = fighter;
  const demon = bearingsOn('melee-opponents', attributes, drunk).reduce(
    (sum, { effect }) => sum + effect.uncounted,
    0,
  );
  return Math.max(1, enemies - demon - (usesTwo(fighter) ? 1 : 0));
}

/** Modifiers of a fighter’s Rep against one enemy of so many. */
export function repModifiers(fighter: Fighter, enemy: Fighter, enemies: number): readonly Modified[] {
  const { attributes = [], drunk } = fighter;
  const modifier = (which: MeleeModifier, times = 1): Modified => {
    const { row, result } = rowOf<MeleeModifier, number>(MELEE_MODIFIERS, which);
    return { row, does: 'target', by: result * times };
  };
  // A weapon takes its Impact from the enemy’s Rep, but for hands and guns.
  const less = strikesWith(fighter).found.result.enemyRep - strikesWith(enemy).found.result.enemyRep;
  const many = counted(fighter, enemies);
  return [
    ...bearingsOn('melee-rep', attributes, drunk).map(({ from, effect }) => ({
      row: attributeRow(from),
      does: 'target',
      by: effect.modifier,
    })),
    ...(less > 0 ? [modifier('impact-less', less)] : []),
    ...(many === 2 ? [modifier('two-enemies')] : []),
    ...(many > 2 ? [modifier('three-enemies')] : []),
  ];
}

/** The number a die has to show at most; in melee Rep never falls under 1 (ATZ-44). */
export function meleeTarget(fighter: Fighter, modifiers: readonly Modified[]): number {
  const sum = modifiers.reduce(
    (total, { does, by }) => (does === 'target' ? total + by : total),
    repOf(fighter),
  );
  return Math.max(sum, singleFigureRow('melee-rep-least').figure);
}
