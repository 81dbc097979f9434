/** What a bot answers where the rules leave a choice to the player. */
import { evenTable } from '../../core/bot.ts';
import type { DiceBox } from '../../core/dice.ts';
import type { Table } from '../../core/driver.ts';
import { firstOf } from '../../core/tables.ts';
import { BOTS } from './chance.ts';

/** Hospitals where there may be one, since they may hold the Cure; everything else by chance. */
export function decidesAsBot(box: DiceBox): Table {
  return firstOf(hospitals, evenTable(box, BOTS));
}

const hospitals: Table = (question) => {
  if (question.kind !== 'choose' || question.rule !== 'atz.building-type.pick') return undefined;
  const hospital = question.options.find(({ id }) => id === 'hospital');
  return hospital && { answer: hospital.id, by: 'bot' };
};
