/** A chain saw and an engine in a battle: heard each turn, and no shots; stalled, started again, out of fuel. */
import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { heardLately } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/zombies-due.ts';
import { reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { sawOf } from '../../../../../src/rules/all-things-zombie/acts/encounter/gear/chain-saws.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { stopSaw } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/stop-saw.ts';
import { dealWith } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/deal.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { hearMarker } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { ShotsMarker } from '../../../../../src/rules/all-things-zombie/state/noise.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  idOf,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** Gloria, Rep 5, with a chain saw and nothing else, in a turn of hers. */
function withSaw(): Campaign {
  const saw = { id: heldWeaponId(31), weapon: 'chain-saw', clips: null, loaded: false } as const;
  const campaign = onTable(planned(campaignWith({ figures: { f1: { weapons: [saw], attributes: [] } } })));
  turns(campaign);
  return campaign;
}
const turns = (campaign: Campaign) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [4, 1]);
const saws: MakeAct = (now) =>
  fight(now, { who: 'f1', hands: ['w31'], against: [{ target: null }], from: null });
const stops: MakeAct = (now) => stopSaw(now, { who: 'f1', weapon: 'w31' });
const starts: MakeAct = (now) => reload(now, { who: 'f1', weapon: 'w31' });
/** Plays a round that Gloria wins, with the zombie only knocked down. */
const round = (campaign: Campaign, ...dice: number[]) => act(campaign, saws, dice, [2], [6]);

const marked = (campaign: Campaign) =>
  underWay(campaign).markers.map(({ who, shots, of }) => `${who} ${shots} ${of ?? 'shots'}`);
/** Rolls for hearing the marker in the country, where zombies hear nothing but on a 6. */
const heard = (campaign: Campaign) =>
  act(campaign, (now) => hearMarker(now, { marker: 0 }), [1, 1, 1, 1, 1, 1]);
const motor = (campaign: Campaign) => {
  const gloria = fighterNamed(campaign, underWay(campaign), 'f1');
  const [saw] = gloria?.weapons ?? [];
  return gloria && saw && sawOf(underWay(campaign), gloria, saw)?.is;
};

describe('a chain saw', () => {
  it('is started once in an activation, as a weapon is reloaded', () => {
    const campaign = withSaw();
    round(campaign, 1, 4);
    heard(campaign);
    turns(campaign);
    expect(motor(campaign)).toBe('stalled');
    act(campaign, starts);
    act(campaign, stops);
    expect(refusal(campaign, starts)).toMatchObject({ why: 'reloaded-already' });
  });

  it('is heard in the turn in which it is started and in each one after, for six dice', () => {
    const campaign = withSaw();
    expect(marked(campaign)).toEqual([]);
    round(campaign, 5, 4);
    expect(marked(campaign)).toEqual(['f1 6 chain-saw']);
    expect(heard(campaign).title).toBe('No zombies hear the noise');
    turns(campaign);
    expect(marked(campaign)).toEqual(['f1 6 chain-saw']);
    // Fought with again it is not heard twice.
    round(campaign, 5, 4);
    expect(marked(campaign)).toHaveLength(1);
  });

  it('is heard where its user is, or the party, as shots are', () => {
    const campaign = withSaw();
    underWay(campaign).partyAt = { x: 240, y: 300 };
    round(campaign, 5, 4);
    expect(underWay(campaign).markers).toMatchObject([{ from: { spot: { x: 240, y: 300 }, facing: 'n' } }]);
  });

  it('stalls on a 1, works in that round, and again a turn after it was started', () => {
    const campaign = withSaw();
    const { title } = round(campaign, 4, 1);
    expect(title).toContain('; the chain saw stalls');
    heard(campaign);
    expect(refusal(campaign, saws)).toMatchObject({ why: 'saw-stalled' });
    expect(proposals(seen(campaign), []).map((one) => proposalText(one))).toContain(
      'Gloria starts the chain saw again',
    );
    expect(act(campaign, starts).title).toBe('Gloria starts the chain saw again');
    expect(refusal(campaign, saws)).toMatchObject({ why: 'saw-stalled' });
    turns(campaign);
    expect(marked(campaign)).toEqual(['f1 6 chain-saw']);
    round(campaign, 5, 4);
  });

  it('is not heard while it is stalled, and not started on doubles', () => {
    const campaign = withSaw();
    round(campaign, 4, 1);
    heard(campaign);
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [3, 3]);
    expect(marked(campaign)).toEqual([]);
    expect(refusal(campaign, starts)).toMatchObject({ why: 'doubles' });
  });

  it('has no fuel left in this Encounter after two 1s', () => {
    const campaign = withSaw();
    expect(round(campaign, 1, 1).title).toContain('; the chain saw is out of fuel');
    heard(campaign);
    turns(campaign);
    expect(marked(campaign)).toEqual([]);
    expect(refusal(campaign, saws)).toMatchObject({ why: 'saw-empty' });
    expect(refusal(campaign, starts)).toMatchObject({ why: 'saw-empty' });
    // Gloria still has her hands.
    act(
      campaign,
      (now) => fight(now, { who: 'f1', hands: [], against: [{ target: null }], from: null }),
      [5, 4],
      [6],
      [6],
    );
  });

  it('is stopped, and started for the next melee', () => {
    const campaign = withSaw();
    round(campaign, 5, 4);
    heard(campaign);
    act(campaign, stops);
    turns(campaign);
    expect(marked(campaign)).toEqual([]);
    round(campaign, 5, 4);
    expect([marked(campaign), motor(campaign)]).toEqual([['f1 6 chain-saw'], 'runs']);
  });

  it('stalls if it is stopped while it starts again', () => {
    const campaign = withSaw();
    round(campaign, 4, 1);
    act(campaign, starts);
    act(campaign, stops);
    heard(campaign);
    turns(campaign);
    expect(refusal(campaign, saws)).toMatchObject({ why: 'saw-stalled' });
  });

  it('is heard once in a turn, however often it is stopped', () => {
    const campaign = withSaw();
    round(campaign, 5, 4);
    act(campaign, stops);
    act(
      campaign,
      (now) =>
        fight(now, { who: 'f1', hands: ['w31'], against: [{ target: null }], from: null, nextSide: true }),
      [5, 4],
      [2],
      [6],
    );
    expect(marked(campaign)).toHaveLength(1);
  });

  it('of somebody met stalls as well', () => {
    const members = [stranger({ weapons: ['chain-saw'] })];
    const campaign = entered(
      onTable(planned(campaignWith({ figures: { f2: { attributes: [] } }, contacts: [{ members }] }))),
      'b1',
      'c1',
    );
    const fights: MakeAct = (now) =>
      fight(now, { who: 'f2', hands: [], against: [{ target: 'c1/0' }], from: null });
    // Nobody passes more; his 1 stalls it, and the next round he fights with bare hands: both at their own Rep.
    act(campaign, fights, [1, 6], [1, 6]);
    expect(underWay(campaign).spent).toMatchObject([{ weapon: 'c1/0/w0', motor: { is: 'stalled' } }]);
    expect(act(campaign, fights, [2, 3], [2, 3]).title).not.toContain('chain saw');
  });
});

describe('what runs', () => {
  const marker = (campaign: Campaign, of?: 'engine'): ShotsMarker => ({
    who: idOf(campaign, 'f1'),
    shots: 6,
    ...(of && { of }),
    from: null,
  });
  const inHouseWith = (of?: 'engine') => {
    const members = [stranger()];
    const campaign = entered(
      onTable(planned(campaignWith({ figures: { f2: { attributes: [] } }, contacts: [{ members }] }))),
      'b1',
      'c1',
    );
    apply(campaign, { type: 'shots-marked', marker: marker(campaign, of) });
    return campaign;
  };

  it('is no shot: those met have no die more for it to notice the party', () => {
    const deals: MakeAct = (now) => dealWith(now, { contact: 'c1', figures: ['f1'] });
    const rest = [[1, 2, 6], [1, 6], 'talk', [1, 1], [4, 5], [5]] as const;
    act(inHouseWith('engine'), deals, [4, 4], ...rest);
    act(inHouseWith(), deals, [4, 4, 4], ...rest);
  });

  it('is counted among no shots once it was heard, nor told as gunfire', () => {
    const campaign = inHouseWith('engine');
    const before = underWay(campaign).shots;
    const { events } = act(campaign, (now) => hearMarker(now, { marker: 0 }), [6, 1, 1, 1, 1, 1], [2]);
    expect([underWay(campaign).shots - before, underWay(campaign).drawn]).toEqual([0, 1]);
    const marks = { type: 'shots-marked', marker: marker(campaign, 'engine') } as const;
    expect(heardLately([{ act: 1, events: [marks, ...events] }])).toBe(false);
    expect(heardLately([{ act: 1, events: [{ type: 'shots-marked', marker: marker(campaign) }] }])).toBe(
      true,
    );
  });

  it('is due with what it is', () => {
    expect(proposals(seen(inHouseWith('engine')), []).map((one) => proposalText(one))).toContain(
      'At the end of the turn, before the next: 6 dice for the engine of Gloria',
    );
  });
});
