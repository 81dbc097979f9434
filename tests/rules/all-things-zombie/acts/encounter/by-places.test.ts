/** Circumstances that the places of a board answer where nothing is said: front or flank, cover, range, who is near enough to help. */
import { describe, expect, it } from 'vitest';
import { examine } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import type { Check } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { dueMarks } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { saidByPlaces } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/said-by-places.ts';
import { setConditions } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/conditions.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { handClips } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/hand-clips.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { finishOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { lift } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/carrying.ts';
import { pickUp } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/pick-up.ts';
import { due } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { chanceOf } from '../../../../../src/rules/all-things-zombie/bots/chance.ts';
import { targetsOf } from '../../../../../src/rules/all-things-zombie/bots/firing.ts';
import { figureId, heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { type Fighter, strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { byPlacesText } from '../../../../../src/rules/all-things-zombie/text/by-places.ts';
import { calledOn } from '../../../../../src/rules/all-things-zombie/text/spots.ts';
import type { WeaponId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { diceBox } from '../../../../../src/rules/core/dice.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { onBoard, placeOf, puts } from '../../../../support/rules/board.ts';
import { act, figureIn, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { marked } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const [NORTH, EAST, WEST] = [0, 8, 24] as const;
type At = readonly [number, number, number];

/** Gloria, Rep 5, with a machine-pistol, Ann, Rep 3, with a rifle, and Nils, Rep 4, whom they fight; the side with the die of 5 acts. */
function battle(
  places: Readonly<Record<string, At>>,
  { weapon = 'pistol', theirs = false }: { weapon?: WeaponId; theirs?: boolean } = {},
): Campaign {
  const contacts = [{ standing: 'fought', members: [stranger({ weapons: [weapon] })] }] as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
  act(
    campaign,
    (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }),
    theirs ? [3, 1, 4] : [3, 1, 2],
  );
  return onBoard(campaign, places);
}

const checks =
  (figure: string, what: Check, more: object = {}): MakeAct =>
  (now) =>
    takeCheck(now, { figure, what, ...more });
const charges = (who: string, whom: string, what: object = {}) =>
  checks(who, { check: 'wanting-to-charge', ...what }, { charging: { who: whom } });

/** Results that an act told, by their words. */
function words(campaign: Campaign, make: MakeAct, ...answers: readonly Answer[]): readonly string[] {
  return act(campaign, make, ...answers).events.flatMap(wordOf);
}
const wordOf = (event: CampaignEvent): readonly string[] =>
  (event.type === 'figure-tested' || event.type === 'stranger-tested') &&
  !('words' in event.result) &&
  'word' in event.result
    ? [event.result.word]
    : [];

describe('a charge on the board', () => {
  const FRONT = { f1: [200, 60, EAST], 'c1/0': [260, 60, WEST] } as const;
  const BACK = { ...FRONT, 'c1/0': [260, 60, EAST] } as const;

  it('comes at the front of whoever faces it, and unseen from flank and rear', () => {
    for (const [at, unseen] of [
      [FRONT, undefined],
      [BACK, true],
      [{ ...FRONT, 'c1/0': [260, 60, NORTH] } as const, true],
    ] as const) {
      const campaign = battle(at);
      act(campaign, charges('f1', 'c1/0'), [1, 2, 6], 'charges');
      expect(fighter(campaign, 'c1/0')?.chargedBy?.unseen).toBe(unseen);
    }
  });

  it('has whoever is surprised from behind run on one die of Being Charged', () => {
    const surprised = (what: object, ...answers: readonly Answer[]) => {
      const campaign = battle(BACK);
      act(campaign, charges('f1', 'c1/0'), [1, 2, 6], 'charges');
      return words(
        campaign,
        checks('c1/0', { check: 'surprise', ...what }, { anyway: 'Turned' }),
        ...answers,
      );
    };
    expect(surprised({}, [1, 2], [1, 6])).toContain('runsAway');
    expect(surprised({ flankOrRear: false }, [1, 2], [1, 6])).toContain('melee');
  });

  it('is given up by one die in cover from whom it goes for, and not in the open', () => {
    // The corner of the house b1 between them.
    const behind = { f1: [97, 170, WEST], 'c1/0': [25, 60, NORTH] } as const;
    expect(words(battle(behind), charges('f1', 'c1/0'), [1, 6, 6], 'stays')).toContain('stays');
    expect(words(battle(FRONT), charges('f1', 'c1/0'), [1, 6, 6], 'charges')).toContain('charges');
  });
});

describe('Received Fire on the board', () => {
  /** Ann’s rifle misses Nils, so many tenths to the east of her. */
  function shotAt(far: number): Campaign {
    const campaign = battle({ f2: [100, 60, EAST], 'c1/0': [100 + far, 60, WEST] });
    act(
      campaign,
      (now) => fireAt(now, { who: 'f2', weapon: 'w2', aims: [{ target: 'c1/0', shots: 1 }], from: null }),
      [1],
    );
    return campaign;
  }
  const receives = checks('c1/0', { check: 'received-fire', outgunned: false });

  it('knows who can’t fire back, since the shooter is out of range', () => {
    expect(words(shotAt(100), receives, [1, 2])).toContain('finishesMoveAndFires');
    expect(words(shotAt(180), receives, [1, 2], 'finishesMove')).toContain('finishesMove');
  });
});

describe('whoever fires on the board', () => {
  const fires: MakeAct = (now) =>
    fireAt(now, { who: 'f2', weapon: 'w2', aims: [{ target: 'c1/0', shots: 1 }], from: null });
  const facing = (campaign: Campaign) => placeOf(campaign, 'f2').facing;
  const behind = () => battle({ f2: [200, 60, WEST], 'c1/0': [260, 60, WEST] });

  it('turns to the target in the own activation, and stays so', () => {
    const campaign = behind();
    act(campaign, fires, [1]);
    expect(facing(campaign)).toBe(EAST);
  });

  it('doesn’t in answer', () => {
    const campaign = behind();
    const to = { ...found(campaign, 'f2').fighter, toFire: { at: strangerId(contactId(1), 0) } };
    apply(campaign, { type: 'fighter-changed', to, of: 'shots', fired: 0 });
    act(campaign, fires, [1]);
    expect(facing(campaign)).toBe(WEST);
  });
});

describe('whoever is called upon to fire on the board', () => {
  it('fires within range, may charge within a fast move, and beyond that does neither', () => {
    const called = (far: number): Campaign => {
      const campaign = battle({ f1: [100, 60, EAST], 'c1/0': [100 + far, 60, WEST] });
      const to = { ...found(campaign, 'f1').fighter, toFire: { at: strangerId(contactId(1), 0) } };
      apply(campaign, { type: 'fighter-changed', to, of: 'shots', fired: 0 });
      return campaign;
    };
    const reacts = checks('f1', { check: 'reaction-fire' });
    expect(words(called(130), reacts)).toEqual(['fires']);
    expect(words(called(131), reacts, 'charges')).toEqual(['charges']);
    expect(() => words(called(171), reacts, 'charges')).toThrow();
    expect(words(called(171), reacts, 'stays')).toEqual(['stays']);
  });
});

describe('somebody near enough helps on the board', () => {
  const boss = (far: number): Campaign => {
    const campaign = battle({ f1: [200, 60, EAST], f2: [200 + far, 60, EAST], 'c1/0': [380, 60, WEST] });
    figureIn(campaign, 'f1').attributes = ['boss'];
    return campaign;
  };

  it('a Boss within 6″, base to base', () => {
    const wants = charges('f2', 'c1/0', { leader: false, withLeader: false });
    expect(words(boss(70), wants, [6, 6, 6])).toHaveLength(1);
    expect(words(boss(71), wants, [6, 6])).toHaveLength(1);
  });

  it('a Leader within 6″ whom he sees, at What Now?', () => {
    /** Vera leads, north of Nils, and the house b1 stands to the west of both. */
    const ducked = (vera: At): Campaign => {
      const members = [stranger(), stranger({ name: 'Vera', rep: 5 })];
      const contacts = [{ standing: 'fought', members }] as const;
      const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
      onBoard(campaign, { 'c1/0': [60, 100, WEST], 'c1/1': vera });
      act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'ducked-back' }));
      return campaign;
    };
    const asks = checks('c1/0', { check: 'what-now' });
    expect(words(ducked([60, 170, NORTH]), asks, [6, 6, 6])).toHaveLength(1);
    expect(words(ducked([60, 171, NORTH]), asks, [6, 6])).toHaveLength(1);
    expect(words(ducked([20, 156, NORTH]), asks, [6, 6])).toHaveLength(1);
  });

  it('a friend within 2″ who is Stone Cold or leads', () => {
    const ran = (far: number): Campaign => {
      const campaign = battle({ f1: [200, 60, EAST], f2: [200 + far, 60, EAST] });
      act(campaign, (now) => mark(now, { who: 'f2', condition: 'ran-away' }));
      return campaign;
    };
    const rallies = checks('f2', { check: 'rally' });
    const isDue = (campaign: Campaign) => proposals(campaign, []).some(({ rule }) => rule === 'atz.rally');
    expect([30, 31].map((far) => isDue(ran(far)))).toEqual([true, false]);
    expect(words(ran(30), rallies, [1, 1, 6])).toContain('rallies');
    expect(words(ran(31), rallies, [1, 1])).toContain('rallies');
  });
});

describe('the first zombie death on the board', () => {
  it('is tested for by whoever has it in sight', () => {
    const campaign = battle({ f1: [200, 60, EAST], f2: [260, 60, EAST], 'c1/0': [230, 60, EAST] });
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'dead', byZombie: true }));
    const tested = proposals(campaign, []).filter(({ rule }) => rule === 'atz.see-zombie-death');
    expect(tested.map(({ subject }) => subject)).toEqual(['f1/see-zombie-death']);
  });
});

describe('a Boss who runs away on the board', () => {
  it('takes along whoever is within 12″', () => {
    const followed = [130, 131].map((far) => {
      const campaign = battle({ f1: [200, 60, EAST], f2: [200 + far, 60, EAST], 'c1/0': [260, 90, WEST] });
      figureIn(campaign, 'f1').attributes = ['boss'];
      const { events } = act(campaign, (now) => mark(now, { who: 'f1', condition: 'ran-away' }));
      return dueMarks(campaign, underWay(campaign), [{ act: 1, events }]).map(({ who }) => who);
    });
    expect(followed).toEqual([['f2'], []]);
  });
});

describe('fire on the board by night', () => {
  it('reaches 12″, and farther to a place that is lit', () => {
    const campaign = battle({ f2: [100, 60, EAST], 'c1/0': [260, 60, WEST] });
    act(campaign, (now) => setConditions(now, { night: true, weather: false }));
    const fires =
      (lit: boolean): MakeAct =>
      (now) =>
        fireAt(now, { who: 'f2', weapon: 'w2', aims: [{ target: 'c1/0', shots: 1, lit }], from: null });
    expect(refusal(campaign, fires(false))).toMatchObject({ why: 'not-seen' });
    act(campaign, fires(true), [1]);
    expect(fighter(campaign, 'c1/0')?.underFire?.by).toBe('f2');
  });
});

describe('what is said against places', () => {
  it('is done for a reason, which the log keeps', () => {
    const campaign = battle({ f1: [200, 60, EAST], 'c1/0': [260, 60, WEST] });
    const aims = [{ target: 'c1/0', shots: 2, cover: true }];
    const { events } = act(
      campaign,
      (now) => fireAt(now, { who: 'f1', weapon: 'w1', aims, from: null, anyway: 'A bin stands there' }),
      [1, 1],
    );
    expect(events[0]).toMatchObject({ type: 'done-anyway', untimely: 'against-places' });
    expect(fighter(campaign, 'c1/0')?.underFire?.cover).toBe(true);
  });
});

describe('a round of melee on the board', () => {
  it('has a zombie fight whom it touches, and leaves out of its round the friend who stands apart', () => {
    const at = {
      f1: [200, 60, EAST],
      f2: [200, 75, EAST],
      z1: [210, 60, WEST],
      z2: [210, 75, WEST],
    } as const;
    const contacts = [{ standing: 'fought', members: [stranger()] }] as const;
    const campaign = onTable(planned(campaignWith({ contacts })));
    onBoard(withZombies(campaign, [zombies()]), at);
    const against = ['z1', 'z2'].map((one) => ({ target: null, zombies: one }));
    const round = { who: 'f1', hands: [], beside: [{ who: 'f2', hands: [] }], against, from: null };
    act(campaign, (now) => fight(now, round), [6, 6], [6, 6, 6], [6, 6]);
    const touches = underWay(campaign).zombies?.groups.map(({ doing }) => doing);
    expect(touches).toMatchObject([
      { by: 'melee', with: 'f1' },
      { by: 'melee', with: 'f2' },
    ]);
  });
});

describe('what is due on the board', () => {
  it('says what places have of it, in words, and who could be hit beside the target', () => {
    const members = [stranger(), stranger({ name: 'Mo' }), stranger({ name: 'Vera' })];
    const contacts = [{ standing: 'fought', members }] as const;
    const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
    // Round the corner of the house b1; Mo is within the arc of three inches of a machine-pistol, Vera isn’t.
    onBoard(campaign, {
      f1: [25, 60, NORTH],
      'c1/0': [97, 170, WEST],
      'c1/1': [137, 170, WEST],
      'c1/2': [138, 155, WEST],
    });
    const about = { name: 'Gloria', at: 'Nils', asAtCover: false };
    const said = saidByPlaces(campaign, due('fire-at', 'atz.shoot', 'f1 at c1/0', about));
    expect(
      said.map((one) => byPlacesText(one, (piece) => piece, calledOn(underWay(campaign).table))),
    ).toEqual(['in sight: 12.2″', 'cover: corner of house 1', 'may be hit beside: c1/1, 3″']);
    const people = () => {
      const here = { now: campaign, encounter: underWay(campaign), chance: chanceOf(diceBox('NONE')) };
      return targetsOf(here, found(campaign, 'f1')).flatMap((at) => ('target' in at ? [at.target] : []));
    };
    expect(people()).toEqual(['c1/0', 'c1/1', 'c1/2']);
    puts(campaign, 'c1/0', [25, 200, WEST]);
    expect(people()).toEqual(['c1/1', 'c1/2']);
  });
});

function found(campaign: Campaign, who: string) {
  const one = fighterNamed(campaign, underWay(campaign), who);
  if (one === undefined) throw new Error(`${who} isn’t there`);
  return one;
}

describe('contact on a board', () => {
  const down = (campaign: Campaign, who: 'f2' | 'c1/0', condition: Fighter['condition']) => {
    marked(campaign, who === 'f2' ? figureId(2) : strangerId(contactId(1), 0), { condition });
    return campaign;
  };

  interface Needs {
    readonly name: string;
    readonly whom: 'f2' | 'c1/0';
    readonly is: Fighter['condition'];
    readonly make: MakeAct;
    readonly dice?: Answer;
  }

  const NEEDS: readonly Needs[] = [
    {
      ...{ name: 'finishing off', whom: 'c1/0', is: 'out-of-the-fight' },
      make: (now) => finishOff(now, { who: 'f1', target: 'c1/0', how: 'capture', weapon: null, from: null }),
    },
    {
      ...{ name: 'looking after somebody', whom: 'f2', is: 'out-of-the-fight', dice: [1, 1] },
      make: (now) => examine(now, { casualty: 'f2', by: 'f1', wounds: 0 }),
    },
    {
      ...{ name: 'picking somebody up', whom: 'f2', is: 'out-of-the-fight' },
      make: (now) => lift(now, { who: 'f1', whom: 'f2', carries: true }),
    },
    {
      ...{ name: 'picking up a weapon', whom: 'c1/0', is: 'dead' },
      make: (now) => pickUp(now, { who: 'f1', from: 'c1/0', weapon: 'w0' }),
    },
    {
      ...{ name: 'handing on clips', whom: 'f2', is: 'up' },
      make: (now) => handClips(now, { who: 'f1', weapon: 'w1', to: 'f2', into: 'w2', clips: 1 }),
    },
  ];

  it.each(NEEDS)('is needed for $name, or a reason', ({ whom, is, make, dice }) => {
    const at = (far: number): Campaign => {
      const places: Record<string, At> = {
        f2: [20, 300, EAST],
        'c1/0': [20, 320, EAST],
        f1: [200, 60, EAST],
      };
      const campaign = battle({ ...places, [whom]: [210 + far, 60, WEST] });
      // Clips fit weapons of one type.
      figureIn(campaign, 'f2').weapons = figureIn(campaign, 'f1').weapons.map((one) => ({
        ...one,
        id: heldWeaponId(2),
      }));
      return down(campaign, whom, is);
    };
    expect(refusal(at(10), make)).toMatchObject({ why: 'against-places' });
    expect(act(at(0), make, ...(dice === undefined ? [] : [dice])).events).not.toEqual([]);
  });

  it('is named in what is due, with its cause', () => {
    const campaign = battle({ f1: [200, 60, EAST], f2: [230, 60, WEST], 'c1/0': [20, 300, EAST] });
    down(campaign, 'f2', 'out-of-the-fight');
    const [said] = saidByPlaces(campaign, due('examine', 'atz.doc', 'f2', { name: 'Ann' }));
    expect(said && byPlacesText(said, (piece) => piece, calledOn(null))).toBe('out of contact: f1, 2″');
  });
});
