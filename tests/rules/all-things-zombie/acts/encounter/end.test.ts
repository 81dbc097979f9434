import { describe, expect, it } from 'vitest';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { following } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { takeClip } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/stock.ts';
import { warDue } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/war.ts';
import { setTable } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, type Done, figureIn } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  idOf,
  onTable,
  planned,
  reported,
  underWay,
} from '../../../../support/rules/encounter.ts';

const DONE = { successful: true, leftWithHumansBehind: false };
const ends = (campaign: Campaign, ...answers: readonly Answer[]): Done =>
  act(campaign, (now) => endEncounter(now, DONE), ...answers);
const KILLS = { f1: { zombiesKilled: 4 }, f2: { zombiesKilled: 2 } };

describe('points', () => {
  it('are five for each zombie, divided by the Rep of all who set out, rounded down (ATZ-86)', () => {
    const campaign = reported(planned(campaignWith(), { goes: ['f1', 'f3'] }), { f1: { zombiesKilled: 6 } });
    ends(campaign);
    // The worked game of the text: six zombies, Reps 5 and 4.
    expect(campaign.points).toBe(3);
  });

  it('are a hundred times the zombie activity for each Innocent', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    apply(campaign, { type: 'innocent-rescued', figure: idOf(campaign, 'f3') });
    const { events } = ends(reported(campaign));
    expect(events[0]).toEqual({ type: 'points-scored', points: 75, zombies: 0, innocents: 1 });
  });

  it('still count the Rep of the dead, and the activity the war has left', () => {
    const campaign = planned(campaignWith({ year: 21, winner: 'survivors' }), { area: 'urban' });
    apply(campaign, { type: 'innocent-rescued', figure: idOf(campaign, 'f3') });
    apply(campaign, { type: 'innocent-rescued', figure: idOf(campaign, 'f4') });
    reported(campaign);
    figureIn(campaign, 'f2').status = 'dead';
    ends(campaign);
    expect(campaign.points).toBe(25);
  });
});

describe('the end of an Encounter', () => {
  it('goes on to the next period, counts what each has done, and remembers what may follow', () => {
    const campaign = reported(onTable(planned(campaignWith())), KILLS);
    const { title, events } = ends(campaign);
    expect(title).toBe('End the raid');
    expect(events.at(-1)).toEqual({
      type: 'encounter-ended',
      to: { year: 2, period: 3 },
      summary: {
        number: 1,
        date: { year: 2, period: 0 },
        kind: 'raid',
        role: 'raider',
        objective: 'loot',
        area: 'rural',
        place: 'Hollin Parade',
        successful: true,
        leftWithHumansBehind: false,
        party: 2,
        lost: 0,
        zombiesKilled: 6,
        points: 3,
      },
    });
    expect(campaign).toMatchObject({ encounter: null, calendar: { now: { year: 2, period: 3 } } });
    expect(figureIn(campaign, 'f1').tally).toEqual({ outings: 1, zombies: 4, people: 0 });
    expect(figureIn(campaign, 'f3').tally).toEqual({ outings: 0, zombies: 0, people: 0 });
    expect(following(campaign).map(({ kind }) => kind)).toContain('pursuit');
  });

  it('burns the clips that were taken along, fired or not', () => {
    const campaign = planned(campaignWith({ stock: [{ kind: 'surplus-clip' }, { kind: 'surplus-clip' }] }));
    act(campaign, (now) => takeClip(now, { item: 'i1', figure: 'f2', weapon: 'w2' }));
    ends(reported(campaign));
    expect(campaign.stock).toMatchObject([{ id: 'i2' }]);
  });

  it('brings home what the fallen carried, if they were brought off', () => {
    const campaign = planned(campaignWith({ stock: [{}, {}, {}] }), { goes: ['f1', 'f2', 'f3'] });
    const carriers = ['f1', 'f2', 'f3'].map((id) => idOf(campaign, id));
    campaign.stock = campaign.stock.map((one, at) => ({ ...one, carrier: carriers[at] ?? null }));
    reported(campaign, { f3: { broughtOff: false } }, { field: { zombies: true, enemies: false } });
    figureIn(campaign, 'f2').status = 'dead';
    figureIn(campaign, 'f3').status = 'dead';
    ends(campaign);
    expect(campaign.stock).toMatchObject([
      { id: 'i1', carrier: 'f1' },
      { id: 'i2', carrier: null },
      { kind: 'weapon', weapon: 'rifle', from: { where: 'person', name: 'Ann' } },
    ]);
  });

  it('leaves the war to be rolled for on entering O+20 (ATZ-2)', () => {
    const campaign = reported(planned(campaignWith({ year: 19, period: 9 })));
    expect(ends(campaign).events.at(-1)?.type).toBe('encounter-ended');
    expect(warDue(campaign)).toBe(true);
  });
});

describe('captives', () => {
  const TAKEN = { captured: true, by: 'people', broughtOff: false } as const;

  it('are free after an escape', () => {
    const campaign = reported(planned(campaignWith(), { area: 'urban' }), { f2: TAKEN });
    expect(ends(campaign).events.at(-1)).toMatchObject({ summary: { lost: 1 } });
    expect(following(campaign)[0]).toMatchObject({ kind: 'escape', role: 'captive', area: 'urban' });
    reported(planned(campaign, { kind: 'escape', role: 'captive', area: 'urban', goes: ['f2', 'f1'] }));
    expect(ends(campaign).events.at(-1)).toMatchObject({ summary: { lost: 0 } });
    expect(figureIn(campaign, 'f2')).toMatchObject({ status: 'ready', heldIn: null });
  });

  it('are fetched by a recover raid on the same place that reaches its aim (ATZ-174)', () => {
    const held = () => {
      const campaign = reported(onTable(planned(campaignWith(), { area: 'urban' })), { f2: TAKEN });
      ends(campaign);
      return campaign;
    };
    const raids = (successful: boolean) => {
      const campaign = planned(held(), { objective: 'recover', area: 'urban', goes: ['f1', 'f3'] });
      act(campaign, (now) => setTable(now, {}));
      expect(underWay(campaign).table?.name).toBe('Hollin Parade');
      reported(campaign);
      act(campaign, (now) => endEncounter(now, { successful, leftWithHumansBehind: false }));
      return figureIn(campaign, 'f2').status;
    };
    expect(raids(true)).toBe('ready');
    expect(raids(false)).toBe('captive');
  });

  it('taken again stay where they are, and may be joined by whoever came for them', () => {
    const campaign = campaignWith({ figures: { f2: { status: 'captive', heldIn: 'rural' } } });
    reported(planned(campaign, { kind: 'escape', role: 'captive' }), { f1: TAKEN, f2: TAKEN });
    ends(campaign);
    for (const id of ['f1', 'f2']) {
      expect(figureIn(campaign, id)).toMatchObject({ status: 'captive', heldIn: 'rural' });
    }
  });
});
