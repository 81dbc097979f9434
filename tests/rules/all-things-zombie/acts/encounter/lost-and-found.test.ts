/** Weapons and armour that are brought home or lost, and details of who is met where. */
import { describe, expect, it } from 'vitest';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { shortNames } from '../../../../../src/rules/all-things-zombie/text/chronicle/names.ts';
import { act, figureIn } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, reported, underWay } from '../../../../support/rules/encounter.ts';

describe('weapons and armour of the dead', () => {
  const ended = (broughtOff: boolean) => {
    const campaign = reported(
      onTable(planned(campaignWith())),
      { f2: { killed: true, by: 'zombies', broughtOff } },
      { field: { zombies: true, enemies: false } },
    );
    figureIn(campaign, 'f2').protected = true;
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'dies' }));
    act(campaign, (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }));
    return campaign;
  };

  it('come home with the body, and are in the dead hands no more (ATZ-119)', () => {
    const arms = campaignWith().figures[1]?.weapons.length ?? 0;
    const campaign = ended(true);
    expect(campaign.stock.filter(({ kind }) => kind === 'weapon')).toHaveLength(arms);
    expect(campaign.stock.filter(({ kind }) => kind === 'body-armor')).toHaveLength(1);
    expect(figureIn(campaign, 'f2').weapons).toEqual([]);
  });

  it('are lost with it', () => {
    expect(ended(false).stock).toEqual([]);
  });
});

it('nobody sits in a motorcycle (ATZ-111)', () => {
  const campaign = onTable(planned(campaignWith()));
  const { table } = underWay(campaign);
  if (table === null) throw new Error('a table is laid out');
  const cycle = { id: 'v1', type: 'motorcycle' } as unknown as (typeof table.vehicles)[number];
  underWay(campaign).table = { ...table, vehicles: [cycle] };
  act(campaign, (now) => enter(now, { spot: 'v1', floor: 0, figures: ['f1'] }));
  expect(underWay(campaign).visits).toMatchObject([{ met: 'nobody', zombies: 0, group: null }]);
});

it('Crazy About My Job goes by the Rep before Recovery', () => {
  const campaign = reported(onTable(planned(campaignWith())), {
    f2: { sanity: 'collapsed', outOfTheFight: true, by: null },
  });
  const before = figureIn(campaign, 'f2').rep;
  act(campaign, (now) => settle(now, { figure: 'f2', step: 'recovery' }), [1, 6]);
  expect(figureIn(campaign, 'f2').rep).toBe(before - 1);
  const { events } = act(
    campaign,
    (now) => settle(now, { figure: 'f2', step: 'crazy-about-my-job' }),
    [before, before],
    [1, 1],
  );
  expect(events.at(-1)).toMatchObject({ type: 'step-settled' });
  expect(figureIn(campaign, 'f2').status).toBe('ready');
});

it('people who name the family first are called by the given name', () => {
  const people = ['Fang Shulan', 'Gloria Mbeki'].map((name) => ({ name }));
  expect(people.map(shortNames(people))).toEqual(['Shulan', 'Gloria']);
});
