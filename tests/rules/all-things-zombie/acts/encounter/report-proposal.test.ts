import { describe, expect, it } from 'vitest';
import { reportBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import {
  reportProposal,
  zombiesAbout,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { dueFor } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { fire } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { countKills, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { hearShots } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { CONDITIONS, type Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { act } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  SAFE,
  underWay,
} from '../../../../support/rules/encounter.ts';

const raid = () => onTable(planned(campaignWith()));
const amongPeople = () =>
  entered(onTable(planned(campaignWith({ contacts: [{ standing: 'fought' }] }))), 'b1', 'c1');
const marks = (campaign: Campaign, condition: Condition, byZombie = false) =>
  act(campaign, (now) => mark(now, { who: 'f2', condition, byZombie }));
const proposed = (campaign: Campaign) => reportProposal(campaign, underWay(campaign));
const ofAnn = (campaign: Campaign) => proposed(campaign).records[1];
const marked = (condition: Condition, byZombie = false, campaign = raid()) => {
  marks(campaign, condition, byZombie);
  return ofAnn(campaign);
};

describe('a report proposed', () => {
  it('has nothing happen to those of whom nothing is marked', () => {
    expect(proposed(raid()).records).toEqual([
      { ...SAFE, figure: 'f1' },
      { ...SAFE, figure: 'f2' },
    ]);
  });

  it('says of each condition what it means when the battle is over', () => {
    expect(marked('out-of-the-fight')).toMatchObject({ outOfTheFight: true, broughtOff: false, by: null });
    expect(marked('carried')).toMatchObject({ outOfTheFight: true, broughtOff: true });
    expect(marked('ran-away')).toMatchObject({ ranAway: true, broughtOff: true, outOfTheFight: false });
    expect(marked('off-table')).toMatchObject({ ranAway: false, broughtOff: true });
    expect(marked('captured')).toMatchObject({ captured: true, broughtOff: false, by: 'people' });
    expect(marked('dead')).toMatchObject({ killed: true, broughtOff: false });
    expect(marked('huddled')).toMatchObject({ sanity: 'huddled', outOfTheFight: false, broughtOff: true });
    // A figure that collapses counts as Out of the Fight.
    expect(marked('collapsed')).toMatchObject({
      sanity: 'collapsed',
      outOfTheFight: true,
      broughtOff: false,
    });
  });

  it('says whose doing it was', () => {
    expect(marked('dead', true)).toMatchObject({ by: 'zombies' });
    expect(marked('dead', false)).toMatchObject({ by: null });
    expect(marked('dead', false, amongPeople())).toMatchObject({ by: 'people' });
    const campaign = amongPeople();
    // Knocked Down by a zombie, up again, and shot by somebody.
    marks(campaign, 'knocked-down', true);
    marks(campaign, 'up');
    marks(campaign, 'out-of-the-fight', false);
    expect(ofAnn(campaign)).toMatchObject({ mauled: true, by: 'people', outOfTheFight: true });
  });

  it('knows of the enemies here the highest Rep, which Larger Than Life asks for', () => {
    expect(marked('dead', false, amongPeople())).toMatchObject({ by: 'people', byRep: 4 });
    expect(marked('dead', true, amongPeople())).toMatchObject({ by: 'zombies', byRep: null });
    expect(marked('dead')).toMatchObject({ by: null, byRep: null });
  });

  it('has whoever a Doc brought back Out of the Fight, and rejoined', () => {
    const campaign = raid();
    for (const condition of ['out-of-the-fight', 'up', 'ducked-back'] as const) marks(campaign, condition);
    expect(ofAnn(campaign)).toMatchObject({ outOfTheFight: true, rejoined: true, broughtOff: true });
    marks(campaign, 'out-of-the-fight');
    expect(ofAnn(campaign)).toMatchObject({ outOfTheFight: true, rejoined: false });
  });

  it('tells shots and kills as fighting', () => {
    const campaign = raid();
    act(campaign, (now) =>
      fire(now, { who: 'f2', weapon: 'w2', shots: 1, ones: 0, from: null, target: 'armed-human' }),
    );
    act(campaign, (now) => countKills(now, { who: 'f2', of: 'zombies', by: 2 }));
    act(campaign, (now) => countKills(now, { who: 'f2', of: 'people', by: 1 }));
    expect(ofAnn(campaign)).toMatchObject({ fought: true, zombiesKilled: 2, peopleKilled: 1 });
  });

  it('says who holds the table: zombies not killed, people fought and not beaten', () => {
    const campaign = raid();
    expect(proposed(campaign).field).toEqual({ zombies: true, enemies: false });
    act(campaign, (now) => hearShots(now, { shots: 2, from: null }), [6, 6], [1], [1]);
    // Two at the start, two drawn.
    expect(zombiesAbout(underWay(campaign))).toBe(4);
    act(campaign, (now) => countKills(now, { who: 'f1', of: 'zombies', by: 3 }));
    act(campaign, (now) => countKills(now, { who: 'f2', of: 'zombies', by: 2 }));
    expect(zombiesAbout(underWay(campaign))).toBe(0);
    expect(proposed(campaign).field).toEqual({ zombies: false, enemies: false });
    expect(proposed(amongPeople()).field.enemies).toBe(true);
  });

  it.each(CONDITIONS)('can be reported as it stands: %s', (condition) => {
    for (const byZombie of [true, false]) {
      const campaign = amongPeople();
      marks(campaign, condition, byZombie);
      const proposal = proposed(campaign);
      act(campaign, (now) => reportBattle(now, { ...proposal, shots: 0, by: 'player' }));
      expect(underWay(campaign).stage).toBe('after');
      if (byZombie && condition === 'knocked-down') expect(dueFor(campaign, 'f2')).toContain('infection');
    }
  });
});
