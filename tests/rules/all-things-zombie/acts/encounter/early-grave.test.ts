/** Sections: Larger Than Life (LTL), Cheating Death: one or the other, by the player’s choice, when a human would kill (ATZ-172). */
import { describe, expect, it } from 'vitest';
import { reportBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { dueFor, settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { askMercy } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { meetEarlyGrave } from '../../../../../src/rules/all-things-zombie/acts/encounter/early-grave.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { EarlyGrave } from '../../../../../src/rules/all-things-zombie/after-the-battle/larger-than-life.ts';
import { chanceOf } from '../../../../../src/rules/all-things-zombie/bots/chance.ts';
import { resolving } from '../../../../../src/rules/all-things-zombie/bots/resolving.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { type Fighter, strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { diceBox } from '../../../../../src/rules/core/dice.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, figureIn } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  idOf,
  onTable,
  planned,
  reported,
  stranger,
  underWay,
  type Wanted,
} from '../../../../support/rules/encounter.ts';
import { marked } from '../../../../support/rules/vehicles.ts';

/** Gloria, the Star, and Ann on the table, Gloria hit as said. */
function hit(change: Partial<Fighter>, contacts: Wanted['contacts'] = []): Campaign {
  const campaign = onTable(planned(campaignWith({ figures: { f1: { rap: 5 } }, contacts })));
  act(campaign, (now) => mark(now, { who: 'f1', condition: 'out-of-the-fight', byZombie: false }));
  const { fighters } = underWay(campaign);
  underWay(campaign).fighters = fighters.map((one) => (one.who === 'f1' ? { ...one, ...change } : one));
  return campaign;
}
const SPARED = { sparedBy: 3, downedBy: { rep: 3, weapon: 'pistol' } } as const;
const SHOT = { condition: 'dead', downedBy: { rep: 5, weapon: 'pistol' } } as const;
const FELL = { condition: 'dead', downedBy: { rep: null, weapon: null } } as const;

const isAsked = (campaign: Campaign) =>
  proposals(seen(campaign), []).some(({ act: what, subject }) => what === 'early-grave' && subject === 'f1');
const chooses = (campaign: Campaign, answer: EarlyGrave | 'cheat' | 'die') =>
  act(campaign, (now) => meetEarlyGrave(now, { figure: 'f1' }), answer);

/** The battle reported as the table proposes, with zombies left. */
function over(campaign: Campaign): Campaign {
  const { records } = reportProposal(seen(campaign), seen(underWay(campaign)));
  const field = { zombies: true, enemies: false };
  act(campaign, (now) => reportBattle(now, { records: [...records], field, shots: 0 }));
  return campaign;
}

describe('a Star whom a human of lower Rep would kill', () => {
  it('is asked about at the table, before anything else, and once', () => {
    const campaign = hit(SPARED);
    expect(proposals(seen(campaign), [])[0]).toMatchObject({ act: 'early-grave', subject: 'f1', due: true });
    chooses(campaign, 'larger-than-life');
    expect(isAsked(campaign)).toBe(false);
    expect(fighter(campaign, 'f1')).toMatchObject({ condition: 'out-of-the-fight' });
    expect(dueFor(over(campaign), 'f1')).toEqual(['larger-than-life', 'left-behind', 'dies']);
    act(campaign, (now) => settle(now, { figure: 'f1', step: 'larger-than-life' }));
  });

  it('cheats death and is off the table at once, whoever comes afterwards', () => {
    const campaign = hit(SPARED);
    expect(chooses(campaign, 'cheating-death').title).toBe('Gloria, Larger Than Life: cheats death instead');
    expect(fighter(campaign, 'f1')?.condition).toBe('off-table');
    expect(figureIn(campaign, 'f1').rep).toBe(4);
    expect(dueFor(over(campaign), 'f1')).toEqual([]);
    expect(underWay(campaign).records[0]).toMatchObject({ killed: true, by: 'people', cheatedDeath: true });
    expect(figureIn(campaign, 'f1')).toMatchObject({ rep: 4, rap: 5, status: 'ready' });
  });

  it('may use neither', () => {
    const campaign = hit(SPARED);
    expect(chooses(campaign, 'none').title).toBe('Gloria is dead');
    expect(fighter(campaign, 'f1')?.condition).toBe('dead');
    expect(dueFor(over(campaign), 'f1')).toEqual(['dies']);
  });

  it('is asked about again at another death, and pays for being taken as well', () => {
    const campaign = hit(SPARED);
    chooses(campaign, 'larger-than-life');
    act(campaign, (now) => askMercy(now, { figure: 'f1', rep: 3 }), [4, 4]);
    expect(isAsked(campaign)).toBe(true);
    chooses(campaign, 'larger-than-life');
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'captured', byZombie: false }));
    expect(dueFor(over(campaign), 'f1')).toEqual(['larger-than-life', 'recovery', 'rap-lost']);
  });

  it('is asked about after a battle whose turns were not played in the app', () => {
    const killed = { killed: true, by: 'people', byRep: 3, broughtOff: false } as const;
    const battle = () =>
      reported(planned(campaignWith()), { f1: killed }, { field: { zombies: true, enemies: false } });
    const settles = (campaign: Campaign, chosen: EarlyGrave) =>
      act(campaign, (now) => settle(now, { figure: 'f1', step: 'larger-than-life' }), chosen);
    const cheats = battle();
    settles(cheats, 'cheating-death');
    expect(figureIn(cheats, 'f1')).toMatchObject({ rep: 4, status: 'ready' });
    expect(dueFor(cheats, 'f1')).toEqual([]);
    const dies = battle();
    settles(dies, 'none');
    expect(dueFor(dies, 'f1')).toEqual(['dies']);
  });

  it('is asked about where the app doesn’t know the Rep of whoever did it', () => {
    const campaign = reported(planned(campaignWith()), { f1: { killed: true, by: 'people', byRep: null } });
    expect(dueFor(campaign, 'f1')).toEqual(['larger-than-life', 'recovery']);
  });
});

describe('whoever brought the Star down', () => {
  const nils = strangerId(contactId(1), 0);
  /** Nils, in a fight with the party, and his kills so far. */
  function by(change: Partial<Fighter>, peopleKilled: number) {
    const campaign = hit({}, [{ standing: 'fought', members: [stranger()] }]);
    entered(campaign, 'b1', 'c1');
    const { rep = null, weapon = null } = change.downedBy ?? {};
    marked(campaign, idOf(campaign, 'f1'), { ...change, downedBy: { rep, weapon, by: nils } });
    marked(campaign, nils, { peopleKilled });
    return { campaign, kills: () => fighter(campaign, nils)?.peopleKilled };
  }

  it('has killed once the player lets it die, and not before', () => {
    const { campaign, kills } = by(SPARED, 0);
    chooses(campaign, 'none');
    expect(kills()).toBe(1);
    const lives = by(SPARED, 0);
    chooses(lives.campaign, 'larger-than-life');
    expect(lives.kills()).toBe(0);
  });

  it('has not killed a Star that cheats death', () => {
    const { campaign, kills } = by(SHOT, 1);
    chooses(campaign, 'cheat');
    expect(kills()).toBe(0);
    const dies = by(SHOT, 1);
    chooses(dies.campaign, 'die');
    expect(dies.kills()).toBe(1);
  });
});

describe('a Star killed by an equal, a fall or a fire', () => {
  it('may cheat death', () => {
    for (const death of [SHOT, FELL]) {
      const campaign = hit(death);
      expect(isAsked(campaign)).toBe(true);
      chooses(campaign, 'cheat');
      expect(fighter(campaign, 'f1')?.condition).toBe('off-table');
    }
  });
});

describe('nobody is asked', () => {
  it('about a zombie’s kill, or a Grunt’s death', () => {
    expect(isAsked(hit({ ...SHOT, byZombie: true }))).toBe(false);
    const campaign = onTable(planned(campaignWith()));
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'dead', byZombie: false }));
    expect(proposals(seen(campaign), []).some(({ act: what }) => what === 'early-grave')).toBe(false);
  });
});

describe('a battle resolved by bots', () => {
  it('stops for the player’s choice', () => {
    const campaign = hit(SPARED);
    const next = () => resolving(seen(campaign), seen(underWay(campaign)), chanceOf(diceBox('A')), []);
    expect(next()).toBeUndefined();
    chooses(campaign, 'larger-than-life');
    expect(next()).toBeDefined();
    expect(idOf(campaign, 'f1')).toBe('f1');
  });
});
