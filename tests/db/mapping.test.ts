import { describe, expect, it } from 'vitest';
import {
  fromRows,
  type StateRows,
  type StateTable,
  toRows,
} from '../../db/games/all-things-zombie/projection/mapping.ts';
import type { Row } from '../../db/projection/rows.ts';
import { addGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';
import { apply, begin } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { stockId } from '../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { canonical } from '../../src/rules/core/digest.ts';
import { beginning, ID, played } from '../support/db/play.ts';
import { ENCOUNTER_EVENTS, ENCOUNTER_LOG } from '../support/rules/encounter-events.ts';

/** The Star, and Ann with two attributes and two pistols; an Encounter under way, with all that can happen in it. */
function campaign(): Campaign {
  const [first, ...rest] = beginning().events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  const state = begin(first.event);
  for (const { event } of rest) apply(state, event);
  const ann = { name: 'Ann', rep: 3, attributes: ['slow', 'medic'], protected: true } as const;
  const made =
    played(state, (now) => addGrunt(now, { ...ann, weapons: ['pistol', 'pistol'] }))?.after ?? state;
  for (const event of ENCOUNTER_LOG) if (event.type !== 'encounter-ended') apply(made, event);
  for (const number of [3, 4]) apply(made, { type: 'stock-gained', item: { ...clip, id: stockId(number) } });
  return made;
}
const clip = { ...ENCOUNTER_EVENTS['stock-gained'].item, carrier: figureId(2) };

const rows = toRows(ID, campaign());

function changed(table: StateTable, index: number, columns: Row): StateRows {
  return { ...rows, [table]: rows[table].map((row, at) => (at === index ? { ...row, ...columns } : row)) };
}
function lacking(table: StateTable, index: number): StateRows {
  return { ...rows, [table]: rows[table].filter((_, at) => at !== index) };
}
function doubled(table: StateTable): StateRows {
  return { ...rows, [table]: [...rows[table], ...rows[table]] };
}

describe('rows', () => {
  it('hold all of the state, whatever their order', () => {
    expect(fromRows('Merrow Ford', rows)).toEqual(campaign());
    const reversed: StateRows = {
      ...rows,
      figure: rows.figure.toReversed(),
      figure_attribute: rows.figure_attribute.toReversed(),
      figure_advantage: rows.figure_advantage.toReversed(),
      figure_weapon: rows.figure_weapon.toReversed(),
      stock_item: rows.stock_item.toReversed(),
      encounter_participant: rows.encounter_participant.toReversed(),
    };
    expect(fromRows('Merrow Ford', reversed)).toEqual(campaign());
  });

  it('are read with all keys in order, so that a checksum needn’t put them so', () => {
    const read = fromRows('Merrow Ford', rows);
    const texts = Object.values(read)
      .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
      .map((part) => [JSON.stringify(part), canonical(part)]);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter(([asItStands, inOrder]) => asItStands !== inOrder)).toEqual([]);
  });

  it('hold all of the state between two Encounters', () => {
    const after = campaign();
    apply(after, ENCOUNTER_EVENTS['encounter-ended']);
    const between = toRows(ID, after);
    expect([between.encounter, between.encounter_participant]).toEqual([[], []]);
    expect(fromRows('Merrow Ford', between)).toEqual(after);
    expect(after.before).not.toBeNull();
  });

  it('are the same in whatever order the dice were written down', () => {
    const state = campaign();
    const dice = (...names: string[]): Campaign => ({
      ...state,
      dice: {
        ...state.dice,
        streams: Object.fromEntries(names.map((name) => [name, [1, 2, 3, 4] as const])),
      },
    });
    expect(toRows(ID, dice('names', 'campaign'))).toEqual(toRows(ID, dice('campaign', 'names')));
  });

  it('number what stands in a list from 0', () => {
    expect(rows.figure_attribute).toContainEqual({
      campaign_id: ID,
      figure_id: 'f2',
      position: 1,
      attribute: 'medic',
    });
    expect(rows.figure.map((row) => [row.figure_id, row.position])).toEqual([
      ['f1', 0],
      ['f2', 1],
    ]);
  });

  it.each<[string, StateRows, string]>([
    ['a table without its row', lacking('campaign', 0), 'campaign should be one row, not 0'],
    ['a table with a second row', doubled('calendar'), 'calendar should be one row, not 2'],
    ['a figure missing', lacking('figure', 0), 'figure.position should be 0, not 1'],
    [
      'a figure missing that has weapons',
      lacking('figure', 1),
      'figure_attribute should be of a figure of the campaign, not "f2"',
    ],
    [
      'an attribute missing',
      lacking('figure_attribute', 1),
      'figure_attribute of f2.position should be 0, not 1',
    ],
    ['an extra column', changed('figure', 1, { hat: 'red' }), 'figure f2.hat should be absent, not "red"'],
    [
      'an unknown weapon',
      changed('figure_weapon', 1, { weapon: 'bat' }),
      'figure_weapon w2.weapon should be one of',
    ],
    [
      'a flag of 2',
      changed('figure', 0, { protected: 2 }),
      'figure f1.protected should be one of 0, 1, not 2',
    ],
    [
      'the phase of another year',
      changed('calendar', 0, { phase: 2 }),
      'calendar.phase should be 1 in year 2, not 2',
    ],
    [
      'the phase of a slower campaign',
      changed('calendar', 0, { year: 4, phase: 1 }),
      'calendar.phase should be 2 in year 4, not 1',
    ],
    [
      'half an origin',
      changed('figure', 1, { origin_card: '3S' }),
      'figure f2.origin_table should be one of odd, even, not null',
    ],
    [
      'the other half',
      changed('figure', 1, { origin_table: 'odd' }),
      'figure f2.origin_card should be a card, not null',
    ],
    ['an item missing', lacking('stock_item', 0), 'stock_item.position should be 0, not 1'],
    [
      'strangers that are none',
      changed('contact', 0, { members: '[{}]' }),
      'contact c1.members[0].name should be text, not missing',
    ],
    [
      'an Encounter at another stage than its state',
      changed('encounter', 0, { stage: 'planned' }),
      'encounter.stage should be after, as in its state, not "planned"',
    ],
    [
      'an Encounter at another place than its state',
      changed('encounter', 0, { place: null }),
      'encounter.place should be Merrow Quay, as in its state, not null',
    ],
    ['a second Encounter', doubled('encounter'), 'encounter should be one row, not 2'],
    [
      'a party of one less',
      lacking('encounter_participant', 2),
      'encounter_participant should be ["f1","f2","f3"], not ["f1","f2"]',
    ],
    [
      'a party without an Encounter',
      lacking('encounter', 0),
      'encounter_participant should be [], not ["f1","f2","f3"]',
    ],
    [
      'a house rule missing',
      changed('campaign', 0, { house_rules: '{}' }),
      'campaign.house_rules.fastCampaign should be true or false, not missing',
    ],
    ['no JSON', changed('campaign', 0, { deck: '[' }), 'campaign.deck should be JSON, not "["'],
    [
      'a card that is none',
      changed('campaign', 0, { deck: '["3S","4X"]' }),
      'campaign.deck[1] should be a card, not "4X"',
    ],
    [
      'a name that is none',
      changed('campaign', 0, { names_given: '[null]' }),
      'campaign.names_given[0] should be text',
    ],
  ])('with %s are none', (_, wrong, message) => {
    expect(() => fromRows('Merrow Ford', wrong)).toThrow(message);
  });

  it('with a column missing are none', () => {
    const [{ seed: _, ...unsown } = {}] = rows.campaign;
    expect(() => fromRows('Merrow Ford', { ...rows, campaign: [unsown as Row] })).toThrow(
      'campaign.seed should be text, not missing',
    );
  });
});
