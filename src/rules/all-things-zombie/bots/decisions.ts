/** Answers of bots where the rules leave a choice to the player. */
import { evenTable } from '../../core/bot.ts';
import type { DiceBox } from '../../core/dice.ts';
import type { Table } from '../../core/driver.ts';
import { firstOf } from '../../core/tables.ts';
import type { BuildingId } from '../types.ts';
import { BOTS, type Chance, chanceOf } from './chance.ts';

/** Mostly a hospital, which may hold the Cure, or a base, which holds arms, where there may be one; else by chance. */
export function decidesAsBot(box: DiceBox): Table {
  return firstOf(livesOn, worthHaving(chanceOf(box)), evenTable(box, BOTS));
}

/** Answer to Larger Than Life (a Star may survive death): bots always take it. */
const livesOn: Table = (question) =>
  question.kind === 'choose' && question.rule === 'atz.larger-than-life'
    ? { answer: 'larger-than-life', by: 'bot' }
    : undefined;

const WORTH: readonly string[] = ['hospital', 'military-base'] satisfies readonly BuildingId[];

const worthHaving =
  (chance: Chance): Table =>
  (question) => {
    if (question.kind !== 'choose' || question.rule !== 'atz.building-type.pick') return undefined;
    const worth = question.options.find(({ id }) => WORTH.includes(id));
    return worth !== undefined && chance.of(2, 3) ? { answer: worth.id, by: 'bot' } : undefined;
  };
