/** Sections: Turn Sequence and Activation; Actions; Groups; Leaders. Who may do what in a turn. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { cover } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/covering.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { breakOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/break-off.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { finishOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { doneSoFar } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/doings.ts';
import { keepTogether } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/groups.ts';
import { sideWords } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/side-words.ts';
import { sidesInTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/sides.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { linesOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/lines.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  inContact,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** Gloria, Rep 5, who leads Ann, Rep 3; Nils of Rep 4 and Vera of Rep 3, whom he leads; and the zombies. */
function battle(party: number, zombies: number, nils: number, figures = {}): Campaign {
  const contact = {
    standing: 'fought',
    seen: { year: 2, period: 0 },
    members: [stranger({ weapons: ['assault-rifle'] }), stranger({ name: 'Vera', rep: 3 })],
  } as const;
  const campaign = entered(onTable(planned(campaignWith({ figures, contacts: [contact] }))), 'b1', 'c1');
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [party, zombies, nils]);
  return campaign;
}

const fires =
  (who: string, target: string | null, more: object = {}): MakeAct =>
  (now) =>
    fireAt(now, {
      who,
      weapon: { f1: 'w1', f2: 'w2' }[who] ?? 'w0',
      aims: [{ target, shots: who === 'f1' ? 2 : 1, ...(target === null && { far: false }) }],
      from: null,
      ...more,
    });
const strikes =
  (who: string, target: string | null): MakeAct =>
  (now) =>
    fight(now, { who, hands: [], against: [{ target }], from: null });
const marks = (campaign: Campaign, who: string, condition: Condition) =>
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
const why = (campaign: Campaign, make: MakeAct) => {
  const refused = refusal(campaign, make);
  return refused?.code === 'encounter' ? refused.why : refused?.code;
};
const apart =
  (led: boolean): MakeAct =>
  (now) =>
    keepTogether(now, { groups: [{ members: ['f2'], led }] });

describe('whoever the die lets go', () => {
  it('goes by his own Rep, or with the Leader of his group', () => {
    const campaign = battle(5, 2, 1);
    act(campaign, fires('f1', null), [2, 2]);
    act(campaign, fires('f2', null), [1]);
  });

  it('stays behind apart from his Leader, unless that is the overall Leader within 12″', () => {
    const campaign = battle(5, 2, 1);
    expect(act(campaign, apart(false)).title).toBe('One group keeps apart from the rest');
    expect(why(campaign, fires('f2', null))).toBe('not-active');
    act(campaign, apart(true));
    act(campaign, fires('f2', null), [1]);
  });

  it('goes into a building, and nobody else but for a reason, which is told', () => {
    const campaign = battle(4, 2, 1);
    act(campaign, apart(false));
    const goesIn =
      (anyway?: string): MakeAct =>
      (now) =>
        enter(now, { spot: 'b1', floor: 0, figures: ['f2'], ...(anyway !== undefined && { anyway }) });
    const nobody = [
      [6, 6],
      [6, 6],
    ];
    expect(why(campaign, goesIn())).toBe('not-active');
    const { events } = act(campaign, goesIn('Fled in there'), ...nobody);
    expect(events.map(({ type }) => type)).toContain('done-anyway');
    act(campaign, apart(true));
    act(campaign, (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }));
  });

  it('has no Leader while that one is down', () => {
    const campaign = battle(5, 2, 1);
    marks(campaign, 'f1', 'knocked-down');
    expect(why(campaign, fires('f2', null))).toBe('not-active');
  });

  it('stays active with him who falls once they have begun to act, for that turn', () => {
    const campaign = battle(5, 2, 1);
    act(campaign, fires('f1', null), [2, 2]);
    marks(campaign, 'f1', 'knocked-down');
    expect(sidesInTurn(seen(campaign), underWay(campaign))[0]).toMatchObject({
      state: 'acts',
      leader: 'Gloria',
    });
    act(campaign, fires('f2', null), [1]);
    underWay(campaign).markers = [];
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [5, 2, 1]);
    expect(why(campaign, fires('f2', null))).toBe('not-active');
  });

  it('of those met goes with the highest Rep among them', () => {
    const campaign = battle(2, 1, 4);
    act(campaign, fires('c1/1', null), [1]);
    const unled = battle(2, 1, 4);
    marks(unled, 'c1/0', 'out-of-the-fight');
    expect(why(unled, fires('c1/1', null))).toBe('not-active');
  });

  it('is nobody of a group that came in during the turn, whom no die binds', () => {
    const campaign = battle(5, 2, 1);
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [3, 3]);
    act(campaign, fires('c1/0', 'f1'), [1]);
    expect(why(campaign, fires('f1', null))).toBe('doubles');
  });
});

describe('the sides of a turn', () => {
  const words = (campaign: Campaign) =>
    sidesInTurn(campaign, underWay(campaign)).map((one) => `${one.die.side}: ${sideWords(one)}`);

  it('stand in their order, with who may go in words', () => {
    expect(words(battle(5, 6, 3))).toEqual([
      'Zombies: stay: their Rep is 4',
      'Party: Rep 5 and up, and those with Gloria',
      'Nils: Rep 3 and up',
    ]);
    expect(words(battle(6, 4, 2))).toEqual([
      'Party: no move: no one has Rep 6',
      'Zombies: all of them: their Rep is 4',
      'Nils: Rep 2 and up',
    ]);
    expect(words(battle(5, 5, 2)).slice(1)).toEqual([
      'Party: doubles: reload, change weapons, get up',
      'Zombies: doubles: stay; may get up',
    ]);
  });

  it('act one after the other, the first of whom anybody may go first', () => {
    const campaign = battle(4, 6, 2);
    const states = () => sidesInTurn(campaign, underWay(campaign)).map(({ state }) => state);
    expect(states()).toEqual(['stays', 'acts', 'waits']);
    // The turn of those who go first is over with it, and so the player is asked.
    expect(why(campaign, fires('c1/0', 'f1'))).toBe('others-first');
    const { events } = act(campaign, fires('c1/0', 'f1', { anyway: 'Gloria waits' }), [1]);
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'done-anyway', untimely: 'others-first' },
      { type: 'side-acts', side: 'Nils' },
    ]);
    expect(states()).toEqual(['stays', 'has-acted', 'acts']);
    expect(why(campaign, fires('f1', null))).toBe('side-has-acted');
  });

  it('ask nothing once those who go first have done something, or can’t', () => {
    const fought = battle(4, 6, 2);
    act(fought, strikes('f1', null), [6, 6], [6]);
    act(fought, fires('c1/0', 'f1'), [1]);
    // Nobody of the party is Rep 6.
    act(battle(6, 5, 2), fires('c1/0', 'f1'), [1]);
  });
});

describe('in one activation', () => {
  it('a weapon is fired once, or two together', () => {
    const pistols = ['pistol', 'pistol'].map((weapon, at) => ({
      id: heldWeaponId(41 + at),
      weapon,
      clips: 3,
      loaded: true,
    }));
    const campaign = battle(4, 2, 1, { f1: { weapons: pistols } });
    const both = (weapon: string) =>
      fires('f1', null, { weapon, aims: [{ target: null, shots: 1, far: false }], twoWeapons: true });
    act(campaign, both('w41'), [2]);
    act(campaign, both('w42'), [2]);
    expect(why(campaign, both('w41'))).toBe('fired-already');
  });

  it('fire in answer stands for its own, and is never bound itself (ATZ-125)', () => {
    const campaign = battle(5, 2, 4);
    act(campaign, fires('f1', 'c1/0'), [1, 2]);
    const test = (who: string, ...dice: number[]): MakeAct[] => [
      (now) => takeCheck(now, { figure: who, what: { check: 'received-fire' } }),
      fires(who, who === 'f1' ? 'c1/0' : 'f1'),
      ...dice.map(() => fires(who, null)),
    ];
    const [checks, answers] = test('c1/0');
    if (checks === undefined || answers === undefined) throw new Error('nothing to try');
    act(campaign, checks, [1, 2]);
    expect(underWay(campaign).turn?.acting).toBe('Party');
    act(campaign, answers, [1]);
    // Nils’s own activation is still to come.
    expect(underWay(campaign).turn?.acting).toBe('Party');
    const [tests, back] = test('f1');
    if (tests === undefined || back === undefined) throw new Error('nothing to try');
    act(campaign, tests, [1, 2, 6], 'finishesMoveAndFires');
    act(campaign, back, [1, 2]);
    expect(why(campaign, fires('f1', null))).toBe('fired-already');
    act(campaign, fires('c1/0', null), [1]);
  });

  it('whoever has fired only because a check said so may still charge (ATZ-147)', () => {
    const campaign = battle(5, 2, 6);
    act(campaign, fires('f2', null), [1]);
    act(campaign, fires('c1/0', 'f1', { anyway: 'For the test' }), [1]);
    act(
      campaign,
      (now) => takeCheck(now, { figure: 'f1', what: { check: 'received-fire' } }),
      [1, 2, 6],
      'finishesMoveAndFires',
    );
    act(campaign, fires('f1', 'c1/0'), [1, 2]);
    expect(why(campaign, fires('f1', null))).toBe('fired-already');
    const gloria = underWay(campaign).fighters.find(({ who }) => who === 'f1');
    expect(gloria && doneSoFar(gloria)).toEqual([]);
    act(
      campaign,
      (now) => takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge' } }),
      [1, 2, 6],
      'charges',
    );
  });

  it('whoever has fired by choice doesn’t charge, but is charged', () => {
    const campaign = battle(5, 2, 6);
    act(campaign, fires('f1', null), [2, 2]);
    expect(why(campaign, strikes('f1', 'c1/0'))).toBe('not-in-contact');
    // Zombies go on a 2.
    act(campaign, strikes('f1', null), [6, 6], [6]);
  });

  it('one weapon is reloaded, on doubles too, and by nobody who isn’t active otherwise', () => {
    const empty = (campaign: Campaign, weapon: 'w1' | 'c1/0/w0') =>
      apply(campaign, {
        type: 'ammo-spent',
        spent: {
          weapon: weapon === 'w1' ? heldWeaponId(1) : (weapon as never),
          loaded: false,
          used: 0,
          ones: 0,
        },
      });
    const reloads =
      (who: string, weapon: string): MakeAct =>
      (now) =>
        reload(now, { who, weapon });
    const campaign = battle(5, 2, 6);
    empty(campaign, 'w1');
    empty(campaign, 'c1/0/w0');
    act(campaign, reloads('f1', 'w1'));
    expect(why(campaign, reloads('c1/0', 'w0'))).toBe('not-active');
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [3, 3, 3]);
    act(campaign, reloads('c1/0', 'w0'));
  });
});

describe('a round of melee', () => {
  const draw = [
    [6, 6],
    [6, 6],
  ];

  it('leaves both in contact, who fight on in the next activation, out of which nobody fires', () => {
    const campaign = inContact(battle(5, 2, 4), 'f1', 'c1/0');
    act(campaign, strikes('f1', 'c1/0'), ...draw);
    expect(why(campaign, fires('c1/0', 'f2'))).toBe('in-melee');
    expect(why(campaign, strikes('c1/0', 'f1'))).toBe('fought-already');
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [6, 2, 5]);
    // Neither is of a Rep to charge, but they are at it already.
    act(campaign, strikes('f1', 'c1/0'), ...draw);
  });

  it('is over for who breaks off, who fires at the one broken off from', () => {
    const campaign = inContact(battle(5, 2, 4), 'f1', 'c1/0');
    act(campaign, strikes('f1', 'c1/0'), ...draw);
    act(campaign, (now) => breakOff(now, { who: 'f1', among: ['c1/0'] }), [1, 2, 6], 'fires', [5, 6]);
    const { fighters } = underWay(campaign);
    const gloria = fighters.find(({ who }) => who === 'f1');
    expect(gloria).toMatchObject({ toFire: { at: 'c1/0' } });
    for (const one of fighters) expect(one.inMelee).toBeUndefined();
    act(campaign, fires('f1', 'c1/0'), [1, 2]);
  });
});

describe('on doubles', () => {
  it('nobody fires, fights, covers, breaks off or finishes anybody off', () => {
    const campaign = battle(3, 3, 3);
    marks(campaign, 'c1/1', 'knocked-down');
    const tries: readonly MakeAct[] = [
      fires('f1', null),
      strikes('f1', null),
      (now) => cover(now, { who: 'f1', covering: true }),
      (now) => breakOff(now, { who: 'f1', among: [] }),
      (now) => finishOff(now, { who: 'f1', target: 'c1/1', how: 'kill', weapon: null, from: null }),
    ];
    for (const make of tries) expect(why(campaign, make)).toBe('doubles');
  });
});

describe('the first move after words', () => {
  /** Gloria and Ben came in on Nils and Vera in a turn of the party’s; Ann and Cem stayed outside. */
  function words(first: 'player' | 'other', dice: readonly number[] | null = [5, 2]): Campaign {
    const contact = {
      members: [stranger({ weapons: ['assault-rifle'] }), stranger({ name: 'Vera', rep: 3 })],
    };
    const campaign = entered(
      onTable(planned(campaignWith({ contacts: [contact] }), { goes: ['f1', 'f2', 'f3', 'f4'] })),
      'b1',
      'c1',
    );
    if (dice !== null) {
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), dice);
      act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal' }));
    }
    apply(campaign, {
      type: 'group-dealt-with',
      contact: contactId(1),
      speaker: 'Nils',
      standing: 'fought',
      whereabouts: 'about',
      how: 'fight',
      at: { year: 2, period: 0 },
      first,
      figures: underWay(campaign).party.filter((id) => id === 'f1' || id === 'f3'),
    });
    return campaign;
  }
  const moves =
    (who: string): MakeAct =>
    (now) =>
      move(now, { who, others: [], how: 'normal' });

  it('is theirs who won it, of whatever Rep, and the others only answer until the next turn', () => {
    const campaign = words('player', [5, 6]);
    expect(why(campaign, fires('c1/0', 'f1'))).toBe('not-first');
    expect(why(campaign, moves('c1/1'))).toBe('not-first');
    expect(why(campaign, strikes('c1/1', null))).toBe('not-in-contact');
    act(campaign, fires('f1', 'c1/0'), [1, 2]);
    act(campaign, (now) => takeCheck(now, { figure: 'c1/0', what: { check: 'received-fire' } }), [1, 2]);
    act(campaign, fires('c1/0', 'f1'), [1]);
    expect(why(campaign, fires('f1', 'c1/0'))).toBe('fired-already');
    act(campaign, moves('f1'));
    const next = words('player');
    act(next, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [1, 2, 3]);
    act(next, fires('c1/1', null), [1]);
  });

  it('binds those whose words they were, before any turn as well, and nobody else', () => {
    const campaign = words('other');
    expect(why(campaign, fires('f1', null))).toBe('not-first');
    act(campaign, fires('f2', null), [1]);
    act(campaign, fires('c1/1', 'f1'), [1]);
    const early = words('other', null);
    expect(why(early, moves('f3'))).toBe('not-first');
    act(early, moves('f2'));
    expect(why(early, (now) => cover(now, { who: 'f1', covering: true }))).toBe('not-first');
  });

  it('is fought once in that round, charged by those who make it', () => {
    const campaign = words('player');
    const charges: MakeAct = (now) =>
      takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge' }, charging: { who: 'c1/0' } });
    expect(why(campaign, strikes('f1', 'c1/0'))).toBe('not-in-contact');
    act(campaign, charges, [1, 2, 6], 'charges');
    act(campaign, (now) => takeCheck(now, { figure: 'c1/0', what: { check: 'being-charged' } }), [5, 1]);
    act(campaign, strikes('f1', 'c1/0'), [6, 6], [6, 6]);
    expect(why(campaign, strikes('f1', 'c1/0'))).toBe('fought-already');
    expect(why(words('other', [5, 6]), charges)).toBe('not-first');
  });
});

describe('a correction with a reason', () => {
  it('goes past all of them, and stands in the log', () => {
    const campaign = battle(3, 3, 3);
    const { events } = act(campaign, fires('f1', null, { anyway: 'we play doubles otherwise' }), [2, 2]);
    const [corrected] = events;
    if (corrected?.type !== 'done-anyway') throw new Error('not told');
    expect(linesOf(corrected, { nameOf: String, division: 'seasons' })).toEqual([
      {
        figure: null,
        text: 'Corrected: Gloria acts on doubles',
        why: 'we play doubles otherwise',
        byHand: true,
      },
    ]);
  });

  it('says nothing where there is nothing to correct', () => {
    const campaign = battle(5, 3, 2);
    const { events } = act(campaign, fires('f1', null, { anyway: 'just so' }), [2, 2]);
    expect(events.map(({ type }) => type)).not.toContain('done-anyway');
  });
});
