/** Shapes of the nouns that rows and events share. */
import { type CampaignDate, DIVISIONS, YEARS } from '../../src/rules/all-things-zombie/calendar.ts';
import {
  type FigureId,
  type HeldWeapon,
  type HeldWeaponId,
  type Origin,
  STATUSES,
} from '../../src/rules/all-things-zombie/campaign/state.ts';
import {
  ADVANTAGES,
  ATTRIBUTES,
  FIGURE_KINDS,
  LEADERSHIPS,
  REPS,
  WEAPONS,
} from '../../src/rules/all-things-zombie/types.ts';
import { type Card, isCard } from '../../src/rules/core/cards.ts';
import { DICE_GENERATOR, type DiceState, type StreamState } from '../../src/rules/core/dice.ts';
import { count, entries, Misfit, nullable, oneOf, record, type Shape, truth, whole } from './shape.ts';

export const division = oneOf(DIVISIONS);
export const kind = oneOf(FIGURE_KINDS);
export const rep = oneOf(REPS);
export const leadership = oneOf(LEADERSHIPS);
export const status = oneOf(STATUSES);
export const attribute = oneOf(ATTRIBUTES);
export const advantage = oneOf(ADVANTAGES);
export const weapon = oneOf(WEAPONS);
export const generatorTable = oneOf(['odd', 'even']);

export const year = whole(YEARS.first, YEARS.last);
/** A year has at most twelve periods. */
export const period = whole(0, 11);
export const date: Shape<CampaignDate> = record<CampaignDate>({ year, period });

function numbered<T extends string>(letter: string): Shape<T> {
  const pattern = new RegExp(`^${letter}[1-9][0-9]*$`);
  return (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value))
      throw new Misfit(at, `${letter} and a number`, value);
    return value as T;
  };
}
export const figureId = numbered<FigureId>('f');
export const heldWeaponId = numbered<HeldWeaponId>('w');

export const card: Shape<Card> = (value, at) => {
  if (typeof value !== 'string' || !isCard(value)) throw new Misfit(at, 'a card', value);
  return value;
};

export const origin: Shape<Origin> = record<Origin>({ table: generatorTable, card });

export const heldWeapon: Shape<HeldWeapon> = record<HeldWeapon>({
  id: heldWeaponId,
  weapon,
  clips: nullable(count),
  loaded: truth,
});

const word = whole(-0x8000_0000, 0x7fff_ffff);
const streamState: Shape<StreamState> = (value, at) => {
  if (!Array.isArray(value) || value.length !== 4) throw new Misfit(at, 'four words', value);
  return [word(value[0], at), word(value[1], at), word(value[2], at), word(value[3], at)];
};

export const dice: Shape<DiceState> = record<DiceState>({
  generator: oneOf([DICE_GENERATOR]),
  streams: entries(streamState),
});
