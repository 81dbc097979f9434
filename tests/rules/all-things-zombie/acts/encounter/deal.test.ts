import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/facts.ts';
import { takeSight } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/sight.ts';
import { dueAnswers } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-answers.ts';
import { dueMarks } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { dealWith } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/deal.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { knownOf } from '../../../../../src/rules/all-things-zombie/data/circumstances.ts';
import type { Contact } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, figureIn, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** Gloria (Rep 5, a Leader: three dice) alone before a group of Nils (Rep 4), in the first house. */
function facing(group: Partial<Contact> = {}): Campaign {
  const campaign = campaignWith({ contacts: [group] });
  return entered(onTable(planned(campaign)), 'b1', 'c1');
}
const deal = (campaign: Campaign, ...answers: readonly Answer[]) =>
  act(campaign, (now) => dealWith(now, { contact: 'c1', figures: ['f1'] }), ...answers);

const SHE_FIRST = [
  [4, 4],
  [1, 2, 6],
  [1, 6],
] as const;
const NILS_FIRST = [
  [4, 4],
  [1, 6, 6],
  [1, 2],
] as const;
const PAST = { standing: 'cooperated', seen: { year: 1, period: 9 } } as const;

describe('people who are dealt with', () => {
  it('who join stay in the building, and in its cover', () => {
    const campaign = facing({ members: [stranger()] });
    const nils = fighterNamed(campaign, underWay(campaign), 'c1/0');
    if (nils === undefined) throw new Error('nobody is there');
    apply(campaign, {
      type: 'fighter-changed',
      to: { ...nils.fighter, inside: 'b1' },
      of: 'moved',
      fired: 0,
    });
    deal(campaign, ...SHE_FIRST, 'talk', [1, 1], [4, 5], [5]);
    const joined = fighterNamed(campaign, underWay(campaign), 'f5');
    expect(joined?.fighter).toMatchObject({ who: 'f5', inside: 'b1' });
    expect(joined && knownOf(factsOf(campaign, underWay(campaign), joined))).toMatchObject({ inCover: true });
  });

  it('join with pronoun, weapons and attributes, where the player wins the talk and both agree', () => {
    const nils = stranger({
      pronoun: 'he',
      attributes: ['medic'],
      weapons: ['rifle', 'thrown'],
      protected: true,
    });
    const campaign = facing({ members: [nils] });
    const { title } = deal(campaign, ...SHE_FIRST, 'talk', [1, 1], [4, 5], [5]);
    expect(title).toBe('Nils: they join the party');
    expect(campaign.figures.at(-1)).toMatchObject({
      id: 'f5',
      kind: 'grunt',
      name: 'Nils',
      pronoun: 'he',
      rep: 4,
      rap: 0,
      attributes: ['medic'],
      protected: true,
      weapons: [
        { id: 'w6', weapon: 'rifle', clips: 3, loaded: true },
        { id: 'w7', weapon: 'thrown', clips: null },
      ],
      status: 'ready',
      joined: { year: 2, period: 0 },
      origin: null,
    });
    expect(campaign.contacts).toMatchObject([{ standing: 'cooperated', whereabouts: 'joined', times: 1 }]);
    expect(underWay(campaign).innocents).toBe(0);
  });

  it('act together this once, where they win it', () => {
    const campaign = facing();
    deal(campaign, ...SHE_FIRST, 'talk', [6, 6], [1, 6], [4]);
    expect(campaign.contacts).toMatchObject([{ standing: 'cooperated', whereabouts: 'about' }]);
    expect(campaign.figures).toHaveLength(4);
  });

  it('part amiably where neither wins, and the building is closed for the day (ATZ-81)', () => {
    const campaign = facing();
    expect(deal(campaign, ...SHE_FIRST, 'talk', [1, 1], [1, 1]).title).toBe('Nils: they part amiably');
    expect(campaign.contacts).toMatchObject([{ standing: 'parted', whereabouts: 'about' }]);
    expect(underWay(campaign).closed).toEqual(['b1']);
  });

  it('are unhelpful where they can’t agree (ATZ-80)', () => {
    const campaign = facing();
    deal(campaign, ...SHE_FIRST, 'talk', [6, 6], [4, 6], [5]);
    expect(campaign.contacts).toMatchObject([{ standing: 'unhelpful', whereabouts: 'about' }]);
    expect(underWay(campaign).closed).toEqual(['b1']);
  });

  it('fight with words first, or without any', () => {
    const talked = facing();
    // Two dice more: she may fight. Walk the Walk: 2 + 5 against 4 + 4, then a tie is rolled again.
    deal(talked, ...SHE_FIRST, 'talk', [1, 1], [5, 6], 'fight', [3], [4], [2], [4]);
    expect(talked.contacts).toMatchObject([{ standing: 'fought', whereabouts: 'about' }]);
    const attacked = facing();
    expect(deal(attacked, ...SHE_FIRST, 'attack', 'fires').title).toBe('Nils: it comes to a fight');
    expect(attacked.contacts).toMatchObject([{ standing: 'fought' }]);
  });
});

describe('those who go first', () => {
  it('are the others where they passed as many dice: they attack on Rep or less (ATZ-79)', () => {
    const campaign = facing();
    deal(campaign, [4, 4], [1, 6, 6], [4, 6], [4], 'doesNotFire');
    expect(campaign.contacts).toMatchObject([{ standing: 'fought' }]);
  });

  it('talk on more, and with twice the numbers on Rep or less', () => {
    const even = facing();
    deal(even, ...NILS_FIRST, [5], [1, 1], [1, 1]);
    expect(even.contacts).toMatchObject([{ standing: 'parted' }]);
    const two = facing({ members: [stranger(), stranger({ name: 'Ola', rep: 2 })] });
    deal(two, [4, 4], [3, 3], [1, 6, 6], [1, 2], [4], [1, 1], [1, 1]);
    expect(two.contacts).toMatchObject([{ standing: 'parted' }]);
  });

  it('are led by the highest Rep among those who passed most', () => {
    const low = stranger({ name: 'Ola', rep: 2 });
    const campaign = facing({ members: [stranger(), low] });
    // Nils is taken by surprise, Ola aware and passes two dice: she attacks on 2, not on 4. Twice as many, though: talks.
    deal(campaign, [5, 5], [1, 1], [6, 6, 6], [1, 1], [2], [1, 1], [1, 1]);
    expect(campaign.contacts).toMatchObject([{ standing: 'parted' }]);
  });

  it('have heard shots, and roll three dice to have noticed', () => {
    const campaign = facing();
    underWay(campaign).shots = 1;
    // Unaware: In Sight at Rep 3, which a 4 does not pass.
    deal(campaign, [5, 5, 4], [1, 6, 6], [4, 4], 'talk', [1, 1], [1, 1]);
    expect(campaign.contacts).toMatchObject([{ standing: 'parted' }]);
  });
});

describe('words', () => {
  /** Deals by talk with dice given for both sides, as a roll of four sixes can't tell which targets they had. */
  const TALKED = (campaign: Campaign, player: readonly number[], other: readonly number[]) =>
    deal(campaign, [4, 4], [1, 6, 6], [5, 6], 'talk', player, other);

  it('go by +2 for both sides where they have worked together', () => {
    // With the drop and the past, Gloria passes anything; Nils passes 6 (4 + 2).
    const campaign = facing(PAST);
    TALKED(campaign, [6, 6], [6, 6]);
    expect(campaign.contacts).toMatchObject([{ standing: 'parted', times: 1 }]);
  });

  it('go by -2 for both sides where they have fought', () => {
    // Gloria 5 + 1 - 2, Nils 4 - 2: neither passes what it passes otherwise.
    const campaign = facing({ ...PAST, standing: 'fought' });
    TALKED(campaign, [5, 5], [3, 3]);
    expect(campaign.contacts).toMatchObject([{ standing: 'parted' }]);
  });

  it('remember what was before, also where it has ended otherwise since', () => {
    const campaign = facing({ ...PAST, standing: 'fought' });
    TALKED(campaign, [5, 5], [3, 3]);
    expect(campaign.contacts[0]).toMatchObject({ standing: 'parted', members: [{ past: ['fought'] }] });
    // Both fought and worked with: Gloria 5 + 1, Nils 4.
    const again = facing({ ...PAST, standing: 'cooperated', members: [stranger({ past: ['fought'] })] });
    TALKED(again, [6, 6], [4, 4]);
    expect(again.contacts[0]).toMatchObject({
      standing: 'parted',
      members: [{ past: ['fought', 'cooperated'] }],
    });
    const worse = facing({ ...PAST, standing: 'cooperated', members: [stranger({ past: ['fought'] })] });
    // A five is more than Nils passes now, who would pass it without the fight.
    expect(() => TALKED(worse, [6, 6], [5, 5])).toThrow('waiting');
  });

  it('go by -1 for both sides where they could not agree', () => {
    // Gloria 5 + 1 - 1, Nils 4 - 1.
    const campaign = facing({ ...PAST, standing: 'unhelpful' });
    TALKED(campaign, [6, 6], [4, 4]);
    expect(campaign.contacts).toMatchObject([{ standing: 'parted' }]);
  });

  it('are spoken by the Leader, whoever has more Rep', () => {
    const campaign = facing({ members: [stranger(), stranger({ name: 'Ola' })] });
    figureIn(campaign, 'f2').rep = 7;
    // At Rep 7 a six would pass; at Gloria's Rep it doesn't, and neither side wins.
    const look = [
      [4, 4],
      [4, 4],
      [6, 6],
      [1, 6, 6],
      [1, 6],
      [6, 6],
    ] as const;
    const both = { contact: 'c1', figures: ['f2', 'f1'] };
    act(campaign, (now) => dealWith(now, both), ...look, 'talk', [6, 6], [6, 6]);
    expect(campaign.contacts).toMatchObject([{ standing: 'parted' }]);
  });
});

describe('an Innocent', () => {
  const JOE = stranger({ name: 'Joe', rep: 3, weapons: [], innocent: true });

  it('alone comes along, no words needed (ATZ-7)', () => {
    const campaign = facing({ members: [JOE] });
    expect(deal(campaign).title).toBe('Joe: comes along, an Innocent');
    expect(campaign.figures.at(-1)).toMatchObject({ name: 'Joe', weapons: [] });
    expect(underWay(campaign).innocents).toBe(1);
  });

  it('among others comes along once they agree, even if they go on alone', () => {
    const campaign = facing({ members: [stranger(), JOE] });
    deal(campaign, [4, 4], [1, 2, 6], [1, 6], 'talk', [6, 6], [1, 6], [4]);
    expect(campaign.contacts).toMatchObject([
      { standing: 'cooperated', whereabouts: 'about', members: [{ name: 'Nils' }] },
    ]);
    expect(campaign.figures.at(-1)).toMatchObject({ name: 'Joe' });
    expect(underWay(campaign).innocents).toBe(1);
  });

  it('is not to be had from people one parts with', () => {
    const campaign = facing({ members: [stranger(), JOE] });
    deal(campaign, [4, 4], [1, 2, 6], [1, 6], 'talk', [1, 1], [1, 1]);
    expect(campaign.figures).toHaveLength(4);
    expect(underWay(campaign).innocents).toBe(0);
  });
});

it('somebody met before is dealt with once an Encounter', () => {
  const campaign = facing(PAST);
  deal(campaign, ...SHE_FIRST, 'attack', 'fires');
  expect(refusal(campaign, (now) => dealWith(now, { contact: 'c1', figures: ['f1'] }))).toEqual({
    code: 'encounter',
    why: 'dealt-with',
  });
});

describe('the book’s steps', () => {
  it('are told one by one: what they notice, then who sees whom, then who fires in which order', () => {
    const campaign = facing({ members: [stranger(), stranger({ name: 'Ola', rep: 3 })] });
    // Nils is unaware, and so at Rep 3; Ola is taken by surprise, and takes no check.
    const { events } = deal(campaign, [4, 6], [6, 6], [1, 2, 6], [3, 6], 'attack', 'fires');
    expect(events).toMatchObject([
      { type: 'figure-tested', figure: 'f1', rule: 'atz.in-sight', result: { opens: true, moved: true } },
      { type: 'stranger-tested', who: 'c1/0', rule: 'atz.awareness', result: { word: 'unaware' } },
      {
        who: 'c1/0',
        rule: 'atz.in-sight',
        target: 3,
        result: { of: 'sighted', word: 'fires', moved: false },
      },
      { type: 'stranger-tested', who: 'c1/1', rule: 'atz.awareness', result: { word: 'surprised' } },
      { type: 'fighter-changed', to: { who: 'f1', toFire: { nth: 1, among: ['c1/0', 'c1/1'] } } },
      { type: 'fighter-changed', to: { who: 'c1/0', toFire: { nth: 2, among: ['f1'] } } },
      { type: 'group-dealt-with', how: 'fight' },
    ]);
    expect(dueFire(campaign, events)).toEqual(['f1 at c1/0', 'c1/0 at f1']);
  });

  it('have those who stood still fire first where as many dice are passed (ATZ-124)', () => {
    const campaign = facing();
    const { events } = deal(campaign, [1, 1], [1, 2, 6], [1, 2], [3], 'fires');
    expect(dueFire(campaign, events)).toEqual(['c1/0 at f1', 'f1 at c1/0']);
  });

  it('bring no fire where it comes to words', () => {
    const campaign = facing();
    const { events } = deal(campaign, ...SHE_FIRST, 'talk', [1, 1], [1, 1]);
    expect(dueFire(campaign, events)).toEqual([]);
    expect(events).toContainEqual(expect.objectContaining({ rule: 'atz.awareness' }));
  });

  it('say who makes the first move where words come to blows', () => {
    const campaign = facing();
    const { events } = deal(campaign, ...SHE_FIRST, 'talk', [1, 1], [5, 6], 'fight', [1], [6]);
    expect(events.at(-1)).toMatchObject({
      type: 'group-dealt-with',
      how: 'fight',
      first: 'other',
      figures: ['f1'],
    });
    expect(underWay(campaign).firstRound).toEqual({ group: 'c1', figures: ['f1'], first: 'other' });
  });

  it('leave an Innocent out of it: it speaks for nobody, and is nobody’s number', () => {
    const kid = stranger({ name: 'Kid', rep: 6 as never, weapons: [], innocent: true });
    const campaign = facing({ members: [kid, stranger()] });
    const { title } = deal(campaign, [4, 4], [1, 6, 6], [1, 2], [4], 'doesNotFire');
    expect(title).toBe('Nils: it comes to a fight');
  });

  it('do not propose that they are beaten while one of them stands', () => {
    const campaign = facing();
    const { events } = deal(campaign, ...SHE_FIRST, 'attack', 'fires');
    const does = () => proposals(campaign, [{ act: 1, events }]).map((one) => one.act);
    expect(does()).not.toContain('beat');
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'dead', byZombie: false }));
    expect(does()).toContain('beat');
  });
});

describe('Free Will as it comes to fire', () => {
  /** Marks that the table proposes for Gloria. */
  const marked = (campaign: Campaign, events: readonly CampaignEvent[]) =>
    dueMarks(campaign, underWay(campaign), [{ act: 1, events }])
      .filter(({ who }) => who === 'f1')
      .map(({ condition }) => condition);

  it('has a Star, who would fire by the dice, duck back or run instead', () => {
    for (const [act, condition] of [
      ['ducksBack', 'ducked-back'],
      ['runsAway', 'ran-away'],
    ] as const) {
      const campaign = facing();
      const { events } = deal(campaign, ...SHE_FIRST, 'attack', act);
      expect(marked(campaign, events)).toEqual([condition]);
      expect(dueFire(campaign, events)).toEqual(['c1/0 at f1']);
    }
  });

  it('has a Star stay without firing; a Grunt goes by the dice, and is asked nothing', () => {
    const campaign = facing();
    const { events } = deal(campaign, ...SHE_FIRST, 'attack', 'stays');
    expect(marked(campaign, events)).toEqual([]);
    expect(dueFire(campaign, events)).toEqual(['c1/0 at f1']);
    const grunt = facing();
    figureIn(grunt, 'f1').advantages = [];
    expect(dueFire(grunt, deal(grunt, ...SHE_FIRST, 'attack').events)).toEqual(['f1 at c1/0', 'c1/0 at f1']);
  });

  it('is asked where those met attack, and never as it comes to words', () => {
    const campaign = facing();
    const { events } = deal(campaign, ...NILS_FIRST, [3], 'runsAway');
    expect(marked(campaign, events)).toEqual(['ran-away']);
    const words = facing();
    expect(deal(words, ...SHE_FIRST, 'talk', [1, 1], [1, 1]).title).toBe('Nils: they part amiably');
  });
});

describe('whoever has looked as the party comes in on people', () => {
  /** Facing Nils in the first turn, in which the party goes first. */
  const inTurn = () => {
    const campaign = facing();
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [3, 2, 1]);
    return campaign;
  };
  const standing = (campaign: Campaign, who: string) =>
    fighterNamed(campaign, underWay(campaign), who)?.fighter;
  const looksAgain = (campaign: Campaign, who: string) =>
    refusal(campaign, (now) => takeSight(now, { looks: [{ who }], seen: [who === 'f1' ? 'c1/0' : 'f1'] }));

  it('doesn’t test once more until something moves, whether it comes to fire or to words', () => {
    for (const [attack, ...more] of [
      ['attack', 'fires'],
      ['talk', [1, 1], [1, 1]],
    ] as const) {
      const campaign = inTurn();
      deal(campaign, ...SHE_FIRST, attack, ...more);
      for (const who of ['f1', 'c1/0']) {
        expect(standing(campaign, who)?.done).toEqual({ looked: true });
        expect(looksAgain(campaign, who)).toMatchObject({ why: 'asked-already' });
      }
      act(campaign, (now) => move(now, { who: 'f2', others: [], how: 'normal' }));
      expect(standing(campaign, 'c1/0')?.done?.looked).toBeUndefined();
    }
  });

  it('is marked as Free Will has it before anything else, and doesn’t fire', () => {
    const campaign = inTurn();
    deal(campaign, ...SHE_FIRST, 'attack', 'ducksBack');
    expect(standing(campaign, 'f1')).toMatchObject({ toMark: 'ducked-back', done: { looked: true } });
    expect(standing(campaign, 'f1')?.toFire).toBeUndefined();
    expect(standing(campaign, 'c1/0')).toMatchObject({ toFire: { at: 'f1' }, done: { looked: true } });
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'ducked-back', byZombie: false }));
    expect(standing(campaign, 'f1')?.toMark).toBeUndefined();
  });

  it('fires in the order of the dice, which takes a reason to change', () => {
    const campaign = inTurn();
    expect(dueFire(campaign, deal(campaign, [1, 1], [1, 2, 6], [1, 2], [3], 'fires').events)).toEqual([
      'c1/0 at f1',
      'f1 at c1/0',
    ]);
    expect(refusal(campaign, fires('f1', 'c1/0'))).toMatchObject({ why: 'others-fire-first' });
    act(campaign, fires('c1/0', 'f1'), [1]);
    act(campaign, fires('f1', 'c1/0'), [1, 2]);
  });

  it('waits for none who has nobody left to fire at', () => {
    const campaign = facing({ members: [stranger(), stranger({ name: 'Ola' })] });
    deal(campaign, [1, 1], [1, 1], [1, 2, 6], [1, 2], [1, 2], [6], 'fires');
    expect(refusal(campaign, fires('f1', 'c1/0'))).toMatchObject({ why: 'others-fire-first' });
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'knocked-down', byZombie: false }));
    act(campaign, (now) => mark(now, { who: 'c1/1', condition: 'knocked-down', byZombie: false }));
    act(campaign, fires('f1', 'c1/0'), [1, 2]);
  });

  it('has looked as one of the party, too, once he has joined it', () => {
    const campaign = inTurn();
    deal(campaign, ...SHE_FIRST, 'talk', [1, 1], [4, 5], [5]);
    expect(standing(campaign, 'f5')?.done).toEqual({ looked: true });
  });
});

const fires =
  (who: string, target: string): MakeAct =>
  (now) =>
    fireAt(now, {
      who,
      weapon: who === 'f1' ? 'w1' : 'w0',
      aims: [{ target, shots: who === 'f1' ? 2 : 1 }],
      from: null,
    });

/** Figures that are due to fire, in order, and at whom. */
function dueFire(campaign: Campaign, events: readonly CampaignEvent[]): readonly (string | undefined)[] {
  return dueAnswers(campaign, underWay(campaign), [{ act: 1, events }])
    .filter(({ act: what }) => what === 'fire-at')
    .map(({ subject }) => subject ?? undefined);
}
