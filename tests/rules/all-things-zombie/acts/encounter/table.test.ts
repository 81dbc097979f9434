import { describe, expect, it } from 'vitest';
import {
  rerollTablePart,
  setTable,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { evenTable } from '../../../../../src/rules/core/bot.ts';
import { diceBox } from '../../../../../src/rules/core/dice.ts';
import { run } from '../../../../../src/rules/core/driver.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../../../src/rules/core/tables.ts';
import type { MakeAct } from '../../../../support/rules/campaign.ts';
import { campaignWith, planned, underWay } from '../../../../support/rules/encounter.ts';

/** A table takes dozens of dice: they come from a seed here. */
function laid(campaign: Campaign, make: MakeAct, seed: string) {
  const box = diceBox(seed);
  const ended = run(make(seen(campaign)), firstOf(seeded(box), evenTable(box, 'bots')), (event) =>
    apply(campaign, event),
  );
  if (ended.kind !== 'finished' || !ended.value.ok) throw new Error('no table');
  return tableOf(campaign);
}

function tableOf(campaign: Campaign) {
  const { table } = underWay(campaign);
  if (table === null) throw new Error('no table');
  return table;
}

describe('a table', () => {
  it('is laid out in the area of the plan, and anew around what is locked', () => {
    const campaign = planned(campaignWith(), { area: 'outskirts' });
    const first = laid(campaign, (now) => setTable(now, {}), 'A');
    expect(first.area).toBe('outskirts');
    const locked = ['building-count', 'b1', 'names'] as const;
    const second = laid(campaign, (now) => setTable(now, { locked }), 'B');
    expect(second.name).toBe(first.name);
    expect(second.buildings).toHaveLength(first.buildings.length);
    expect(second.buildings[0]?.type).toBe(first.buildings[0]?.type);
    expect(second.buildings).not.toEqual(first.buildings);
  });

  it('has one part rolled again, the rest left as it is', () => {
    const campaign = planned(campaignWith());
    const { wind: _, ...first } = laid(campaign, (now) => setTable(now, {}), 'A');
    const { wind, ...second } = laid(campaign, (now) => rerollTablePart(now, { part: 'wind' }), 'D');
    expect(second).toEqual(first);
    expect(['n', 'e', 's', 'w']).toContain(wind);
  });

  it('may hold a mall and nothing else', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    const { buildings } = laid(campaign, (now) => setTable(now, { mallAlone: true }), 'A');
    expect(buildings.map(({ type }) => type)).toEqual(['mall']);
  });
});
