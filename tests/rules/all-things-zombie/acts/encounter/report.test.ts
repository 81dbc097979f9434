import { describe, expect, it } from 'vitest';
import {
  correctReport,
  type FigureReport,
  reportBattle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { fire } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { byPlayer } from '../../../../../src/rules/all-things-zombie/state/cause.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  idOf,
  onTable,
  planned,
  reported,
  reportOf,
  SAFE,
  underWay,
} from '../../../../support/rules/encounter.ts';

const TAKEN = { captured: true, by: 'people', broughtOff: false } as const;

describe('a report', () => {
  it('stands for each of those who went, and ends the battle', () => {
    const campaign = onTable(planned(campaignWith()));
    const happened = { f1: { zombiesKilled: 3, fought: true }, f2: { ranAway: true } };
    const field = { zombies: true, enemies: false };
    expect(reported(campaign, happened, { shots: 4, field }).encounter).toMatchObject({
      stage: 'after',
      shots: 4,
      field,
      records: [
        { figure: 'f1', zombiesKilled: 3, fought: true, cheatedDeath: false },
        { figure: 'f2', ranAway: true, cheatedDeath: false },
      ],
    });
  });

  it('takes the markers off the table: the shots on them are in it, and nobody rolls for those any more', () => {
    const campaign = onTable(planned(campaignWith()));
    act(campaign, (now) => fire(now, { who: 'f1', weapon: null, shots: 2, ones: 0, from: null }));
    expect(underWay(campaign).markers).toHaveLength(1);
    expect(underWay(reported(campaign, {}, { shots: 2 }))).toMatchObject({ markers: [], shots: 2 });
  });

  it('may come from a table of the player’s own, or from bots, and says so', () => {
    const campaign = planned(campaignWith());
    const report = reportOf(campaign, {}, { by: 'bots' });
    const { title, events } = act(campaign, (now) => reportBattle(now, report));
    expect(title).toBe('The battle, fought by bots');
    expect(events).toMatchObject([{ type: 'battle-reported', by: 'bots' }]);
  });

  it('leaves the captured captive, where it happened', () => {
    const campaign = reported(planned(campaignWith(), { area: 'outskirts' }), { f1: TAKEN });
    expect(figureIn(campaign, 'f1')).toMatchObject({ status: 'captive', heldIn: 'outskirts' });
    expect(figureIn(campaign, 'f2')).toMatchObject({ status: 'ready', heldIn: null });
  });
});

describe('what can’t have been', () => {
  const SHOT = { killed: true, by: 'people', byRep: 3 } as const;

  it.each<[string, Partial<FigureReport>]>([
    ['dead-and-captured', { ...TAKEN, killed: true }],
    ['captured-by-zombies', { ...TAKEN, by: 'zombies' }],
    ['captive-and-present', { ...TAKEN, broughtOff: true }],
    ['never-out', { rejoined: true }],
    ['counts-below-zero', { zombiesKilled: -1 }],
    ['counts-below-zero', { peopleKilled: -1 }],
  ])('is refused as %s: %j', (why, happened) => {
    const campaign = planned(campaignWith());
    const report = reportOf(campaign, { f2: happened });
    expect(refusal(campaign, (now) => reportBattle(now, report))).toEqual({ code: 'encounter', why });
  });

  it('is refused where more are dead than went, or somebody is left out', () => {
    const campaign = planned(campaignWith());
    const { records, ...rest } = reportOf(campaign, { f1: SHOT, f2: SHOT });
    const ben = { ...SAFE, ...SHOT, figure: idOf(campaign, 'f3') };
    for (const wrong of [
      [...records, ben],
      records.slice(1),
      [...records.slice(1), ben],
      [...records, ...records],
    ]) {
      expect(refusal(campaign, (now) => reportBattle(now, { ...rest, records: wrong }))).toEqual({
        code: 'encounter',
        why: 'reported-of-others',
      });
    }
  });
});

describe('a correction', () => {
  const correct = (figure: FigureReport['figure'], happened: Partial<FigureReport>) => ({
    to: { ...SAFE, figure, ...happened },
    why: 'misread the die',
  });

  it('goes into the log with the player’s reason, before anything is settled', () => {
    const campaign = reported(planned(campaignWith()), { f2: { ranAway: true } });
    const to = correct(idOf(campaign, 'f2'), { fought: true });
    const { title, events } = act(campaign, (now) => correctReport(now, to));
    expect(title).toBe('Correct the report on Ann');
    expect(events).toMatchObject([
      { type: 'record-changed', why: byPlayer('misread the die'), to: { fought: true } },
    ]);
    expect(underWay(campaign).records).toMatchObject([{ figure: 'f1' }, { figure: 'f2', ranAway: false }]);
  });

  it('takes somebody captive after all, or sets them free', () => {
    const campaign = reported(planned(campaignWith()));
    const ann = idOf(campaign, 'f2');
    act(campaign, (now) => correctReport(now, correct(ann, TAKEN)));
    expect(figureIn(campaign, 'f2')).toMatchObject({ status: 'captive', heldIn: 'rural' });
    act(campaign, (now) => correctReport(now, correct(ann, {})));
    expect(figureIn(campaign, 'f2')).toMatchObject({ status: 'ready', heldIn: null });
  });

  it('frees nobody who came to the escape as a captive', () => {
    const campaign = campaignWith({ figures: { f2: { status: 'captive', heldIn: 'rural' } } });
    planned(campaign, { kind: 'escape', role: 'captive' });
    reported(campaign, { f2: TAKEN });
    act(campaign, (now) => correctReport(now, correct(idOf(campaign, 'f2'), {})));
    expect(figureIn(campaign, 'f2').status).toBe('captive');
  });
});
