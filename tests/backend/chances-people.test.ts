/** Odds of what people met roll, and of Tasks they oppose: by the Reps they have. */
import { expect, it } from 'vitest';
import { beforeDice } from '../../src/backend/games/all-things-zombie/chances.ts';
import { EncounterAct } from '../../src/contract/games/all-things-zombie/acts.ts';
import { seen } from '../../src/rules/core/seen.ts';
import { campaignWith, entered, onTable, planned, stranger } from '../support/rules/encounter.ts';

function chances(act: object): Record<string, string> {
  const members = [stranger({ rep: 4 }), stranger({ name: 'Ola', rep: 6, attributes: ['stone-cold'] })];
  const contact = { members, standing: 'fought', seen: { year: 2, period: 0 }, times: 1 } as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
  const { odds } = beforeDice(seen(campaign), EncounterAct.parse(act));
  return Object.fromEntries((odds?.outcomes ?? []).map(({ text, n, of }) => [text, `${n}/${of}`]));
}

const FIRE = { do: 'check', what: { check: 'received-fire' } } as const;

it('a check of somebody met goes by his Rep and attributes, and by whether he leads', () => {
  // Rep 4: 4 of 6 faces pass each die.
  expect(chances({ ...FIRE, figure: 'c1/0' })).toMatchObject({ 'Ducks Back': '16/36', 'Runs away': '4/36' });
  expect(chances({ do: 'check', figure: 'c1/0', what: { ...FIRE.what, leader: true } })).toMatchObject({
    'Ducks Back': '48/216',
    'Runs away': '8/216',
  });
  // Nothing fails at Rep 6.
  expect(chances({ ...FIRE, figure: 'c1/1' })['Runs away'] ?? '0/1').toMatch(/^0\//);
});

it('a Task that two of them oppose goes by the harder one', () => {
  const sneak = { do: 'opposed-task', figure: 'f1', consequence: 'they see her' } as const;
  const by = (...opposers: object[]) => chances({ ...sneak, opposers }).Success;
  // Rep 5 against 6 is a target of 4: both dice at once (576 of 1296), or one and then both (256).
  const harder = by({ who: 'c1/0', rep: 1 }, { who: 'c1/1', rep: 1 });
  expect(harder).toBe('832/1296');
  expect(harder).toBe(by({ rep: 6 }));
  expect(chances({ ...sneak, opposers: [{ who: 'c1/7', rep: 3 }] })).toEqual({});
});
