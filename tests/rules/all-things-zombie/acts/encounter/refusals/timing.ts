/** Refusals of acts that come out of their time in a turn, each tried in such a turn. */
import type { InputOf } from '../../../../../../src/rules/all-things-zombie/acts/act.ts';
import { placePiece } from '../../../../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { examine } from '../../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { takeCheck } from '../../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { hide } from '../../../../../../src/rules/all-things-zombie/acts/encounter/checks/hide.ts';
import { takeSight } from '../../../../../../src/rules/all-things-zombie/acts/encounter/checks/sight.ts';
import { cover } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/covering.ts';
import { fireAt } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { reload } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { breakOff } from '../../../../../../src/rules/all-things-zombie/acts/encounter/melee/break-off.ts';
import { fight } from '../../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { finishOff } from '../../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { lift } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/carrying.ts';
import { type MOVE, move } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { pickUp } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/pick-up.ts';
import { enter } from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { search } from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { rollForSense } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/sense.ts';
import { beginTurn, mark } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { hearMarker } from '../../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { figureId, heldWeaponId } from '../../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { strangerId } from '../../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { ZombiesDoing } from '../../../../../../src/rules/all-things-zombie/state/zombies.ts';
import type { Answer } from '../../../../../../src/rules/core/play.ts';
import { onBoard } from '../../../../../support/rules/board.ts';
import { act, figureIn, type MakeAct } from '../../../../../support/rules/campaign.ts';
import {
  campaignWith,
  inContact,
  onTable,
  planned,
  underWay,
} from '../../../../../support/rules/encounter.ts';
import { marked } from '../../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../../support/rules/zombies.ts';
import { fires, inHouse, looks, met, TODAY, type Tries, type Try } from './support.ts';

const NILS = strangerId(contactId(1), 0);

/** Gloria, Rep 5, and Ann, Rep 3, whom she leads; Nils of Rep 4, an enemy; and the zombies. */
function turn(party: number, zombies: number, nils: number): Campaign {
  const campaign = met({ standing: 'fought', seen: TODAY });
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [party, zombies, nils]);
  return campaign;
}

const firesAt =
  (target: string | null, who = 'f1'): MakeAct =>
  (now) =>
    fireAt(now, {
      who,
      weapon: who === 'f1' ? 'w1' : 'w0',
      aims: [{ target, shots: who === 'f1' ? 2 : 1, ...(target === null && { far: false }) }],
      from: null,
    });
const strikes =
  (target: string | null): MakeAct =>
  (now) =>
    fight(now, { who: 'f1', hands: [], against: [{ target }], from: null });

/** Gloria and Nils in the open south-east of the house, face to face. */
const APART = { f1: [200, 100, 8], 'c1/0': [250, 100, 24] } as const;
const firesInCover: MakeAct = (now) =>
  fireAt(now, { who: 'f1', weapon: 'w1', aims: [{ target: 'c1/0', shots: 2, cover: true }], from: null });
const firesAtBoth: MakeAct = (now) =>
  fireAt(now, {
    who: 'f1',
    weapon: 'w1',
    aims: ['z1', 'z2'].map((one) => ({ target: null, zombies: one, shots: 1 })),
    from: null,
  });

const charges: MakeAct = (now) =>
  takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge' }, charging: { who: 'c1/0' } });
const touching = (campaign: Campaign): Campaign => inContact(campaign, 'f1', 'c1/0');

const moves =
  (how: Partial<InputOf<typeof MOVE>>): MakeAct =>
  (now) =>
    move(now, { who: 'f1', others: [], how: 'normal', ...how });

function after(campaign: Campaign, ...acts: readonly (readonly [MakeAct, ...Answer[]])[]): Campaign {
  for (const [make, ...dice] of acts) act(campaign, make, ...dice);
  return campaign;
}

const empty = (campaign: Campaign): Campaign => {
  apply(campaign, {
    type: 'ammo-spent',
    spent: { weapon: heldWeaponId(1), loaded: false, used: 0, ones: 0 },
  });
  return campaign;
};
/** Gloria is a Dumbass. */
const dumb = (campaign: Campaign): Campaign => {
  figureIn(campaign, 'f1').attributes = ['dumbass'];
  return campaign;
};
const next: MakeAct = (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] });
const hears: MakeAct = (now) => hearMarker(now, { marker: 0 });
const senses: MakeAct = (now) => rollForSense(now, { figure: 'f1' });
const reloads: MakeAct = (now) => reload(now, { who: 'f1', weapon: 'w1' });
const ran: MakeAct = (now) => mark(now, { who: 'f2', condition: 'ran-away', byZombie: false });
const downs: MakeAct = (now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false });
const examines: MakeAct = (now) => examine(now, { casualty: 'f2', by: 'f1', wounds: 0 });
const picksUp: MakeAct = (now) => pickUp(now, { who: 'f1', from: 'f2', weapon: 'w2' });
const rallies: MakeAct = (now) => takeCheck(now, { figure: 'f2', what: { check: 'rally' } });
const tries = (campaign: Campaign, make: MakeAct): Try => ({ campaign, act: make });

const comesToSee: MakeAct = (now) => takeSight(now, { looks: [{ who: 'f1' }], seen: ['c1/0'] });
const checksSight: MakeAct = (now) => takeCheck(now, { figure: 'f1', what: { check: 'in-sight' } });
const asksWhatNow: MakeAct = (now) => takeCheck(now, { figure: 'c1/0', what: { check: 'what-now' } });
const enters =
  (floor: number): MakeAct =>
  (now) =>
    enter(now, { spot: 'b1', floor, figures: ['f1'] });
/** Before a house of three storeys, the party being active. */
function outside(): Campaign {
  const campaign = onTable(planned(campaignWith()), { storeys: 3 });
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [3, 1]);
  return campaign;
}
const wantsToCharge: MakeAct = (now) =>
  takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge' } });
const stepsBack: MakeAct = (now) => breakOff(now, { who: 'f1', among: [] });
/** Gloria, whose turn it is, with a zombie on her. */
const inMelee = (): Campaign =>
  withZombies(turn(5, 1, 4), [zombies({ doing: { by: 'melee', with: figureId(1) } })]);
/** Zombies that are in contact with Gloria, who was surprised. */
const withZombiesOn = (doing: ZombiesDoing): Campaign =>
  withZombies(met({ standing: 'fought', seen: TODAY }), [zombies({ doing })]);
/** And is active. */
const nilsDucks = (): Campaign =>
  after(turn(3, 1, 4), [(now) => mark(now, { who: 'c1/0', condition: 'ducked-back', byZombie: false })]);

/** A campaign in which Nils has Ducked Back from fire of this turn. */
const nilsJustDucked = (): Campaign => marked(nilsDucks(), NILS, { done: { duckedFrom: figureId(1) } });

const takesFire: MakeAct = (now) => takeCheck(now, { figure: 'f1', what: { check: 'received-fire' } });
/** Nils has fired at Gloria, and has her run. */
const ranUnmarked = (): Campaign =>
  touching(after(turn(3, 1, 4), [firesAt('f1', 'c1/0'), [1]], [takesFire, [6, 6, 6], 'runsAway']));

/** Refusals that the dice of a turn, and the acts done in it, bring. */
/** Gloria before the house b1, away from all edges. */
const midTable = (): Campaign => {
  const campaign = turn(3, 1, 1);
  return onBoard(campaign, { f1: [200, 60, 0] });
};

/** Gloria on the roof of the house b1, with a zombie at the ladder up there. */
function onRoof(): Campaign {
  const campaign = onBoard(withZombies(turn(5, 1, 4), [zombies()]), APART);
  const level = { building: 'b1', floor: 1 };
  act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 10, y: 110 }, level }));
  act(campaign, (now) => placePiece(now, { piece: 'z1', spot: { x: 44, y: 144 }, level }));
  return campaign;
}

export const TIMING = {
  'not-at-edge': [
    () => tries(midTable(), (now) => mark(now, { who: 'f1', condition: 'off-table' })),
    () =>
      tries(midTable(), (now) =>
        move(now, { who: 'f1', others: [], how: 'normal', to: { x: 200, y: 20 }, leaves: true }),
      ),
    () => tries(midTable(), moves({ leaves: true, how: 'stay' })),
  ],
  doubles: [
    () => tries(turn(3, 3, 3), firesAt(null)),
    () => tries(turn(3, 3, 3), firesAt('f1', 'c1/0')),
    () => tries(turn(3, 3, 3), strikes(null)),
    () => tries(turn(3, 3, 3), (now) => cover(now, { who: 'f1', covering: true })),
    () => tries(turn(3, 3, 3), (now) => breakOff(now, { who: 'f1', among: [] })),
    () => tries(turn(3, 3, 3), moves({})),
    () => tries(turn(3, 3, 3), moves({ how: 'stay', prone: true })),
  ],
  'not-active': [
    () => tries(turn(6, 2, 1), firesAt(null)),
    () => tries(turn(6, 2, 5), firesAt('f1', 'c1/0')),
    // Doubled by another side, while the third goes.
    () => tries(turn(2, 2, 1), firesAt(null)),
    () => tries(turn(6, 2, 1), (now) => cover(now, { who: 'f1', covering: true })),
    () =>
      tries(turn(6, 2, 1), (now) =>
        finishOff(now, { who: 'f1', target: null, how: 'kill', weapon: null, from: null }),
      ),
    () => tries(empty(turn(6, 2, 1)), reloads),
    () => tries(after(turn(6, 2, 1), [downs]), examines),
    () => tries(turn(6, 2, 1), moves({})),
    () => {
      const campaign = turn(6, 2, 1);
      act(campaign, (now) => mark(now, { who: 'f2', condition: 'dead', byZombie: false }));
      return tries(campaign, (now) => lift(now, { who: 'f1', whom: 'f2', carries: true }));
    },
  ],
  'not-first': [
    () => {
      const campaign = turn(5, 1, 4);
      apply(campaign, {
        type: 'group-dealt-with',
        contact: contactId(1),
        speaker: 'Nils',
        standing: 'fought',
        whereabouts: 'about',
        how: 'fight',
        at: TODAY,
        first: 'other',
        figures: underWay(campaign).party,
      });
      return tries(campaign, firesAt(null));
    },
  ],
  'others-first': [() => tries(turn(5, 1, 4), firesAt('f1', 'c1/0'))],
  'side-has-acted': [
    () => tries(after(turn(5, 1, 4), [firesAt('c1/0'), [1, 2]], [firesAt('f1', 'c1/0'), [1]]), firesAt(null)),
  ],
  'others-fire-first': [
    () => {
      const campaign = turn(5, 1, 4);
      const sees: MakeAct = (now) =>
        takeSight(now, { looks: [{ who: 'f1', moving: true }, { who: 'c1/0' }] });
      act(campaign, sees, [1, 1, 6], 'fires', [1, 1]);
      return tries(campaign, firesAt('c1/0'));
    },
  ],
  'took-refuge': [
    () =>
      tries(
        marked(turn(5, 1, 4), NILS, { condition: 'ran-away', ranAway: true, inside: 'b1' }),
        firesAt('c1/0'),
      ),
  ],
  'ducked-from-it': [() => tries(nilsJustDucked(), firesAt('c1/0'))],
  'hides-from-it': [
    () => {
      const campaign = nilsJustDucked();
      // The check of What Now? lets Nils fire, and he is still down.
      act(campaign, asksWhatNow, [1, 1]);
      return tries(campaign, firesAt('f1', 'c1/0'));
    },
  ],
  'lies-flat': [
    () =>
      tries(
        after(nilsJustDucked(), [moves({ who: 'c1/0', how: 'stay', prone: true })]),
        firesAt(null, 'c1/0'),
      ),
  ],
  'no-cause': [
    () => tries(turn(5, 1, 4), (now) => takeCheck(now, { figure: 'f1', what: { check: 'received-fire' } })),
  ],
  'broke-off': [() => tries(after(inMelee(), [stepsBack, [6, 6, 6], 'doesNotFire']), firesAt(null))],
  runs: [
    () => tries(after(empty(turn(5, 1, 4)), [moves({ how: 'fast' }), [1, 2, 6]]), reloads),
    () => tries(after(empty(turn(5, 1, 4)), [reloads]), moves({ how: 'fast' })),
  ],
  'entered-already': [
    () => tries(after(outside(), [enters(0), [6, 6], [6, 6]], [moves({ inside: null })]), enters(0)),
  ],
  'climbed-already': [() => tries(outside(), enters(2))],
  'must-rush': [
    () => {
      const campaign = withZombies(turn(5, 1, 4), [zombies()]);
      figureIn(campaign, 'f1').attributes = ['psycho'];
      return tries(campaign, moves({}));
    },
    () => {
      const campaign = withZombies(turn(5, 1, 4), [zombies()]);
      figureIn(campaign, 'f1').attributes = ['psycho'];
      return tries(campaign, (now) => cover(now, { who: 'f1', covering: true }));
    },
  ],
  'fell-this-turn': [
    () =>
      tries(
        after(turn(5, 1, 4), [(now) => mark(now, { who: 'f2', condition: 'knocked-down', byZombie: false })]),
        (now) => mark(now, { who: 'f2', condition: 'up', byZombie: false }),
      ),
  ],
  'asked-already': [
    () => tries(after(nilsDucks(), [asksWhatNow, [6, 6]]), asksWhatNow),
    // Nothing has moved since, whichever way it was tested.
    () => tries(after(turn(5, 1, 4), [comesToSee, [6, 6, 6], 'doesNotFire']), comesToSee),
    () => tries(after(turn(5, 1, 4), [comesToSee, [6, 6, 6], 'doesNotFire']), checksSight),
    () => tries(after(turn(5, 1, 4), [checksSight, [6, 6, 6], 'doesNotFire']), comesToSee),
  ],
  'same-side': [
    () => tries(turn(5, 1, 4), firesAt('f2')),
    () =>
      tries(turn(5, 1, 4), (now) =>
        takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge' }, charging: { who: 'f2' } }),
      ),
    () => tries(touching(turn(5, 1, 4)), (now) => breakOff(now, { who: 'f1', among: ['f2'] })),
  ],
  'not-in-melee': [
    () => tries(withZombies(turn(5, 1, 4), []), (now) => breakOff(now, { who: 'f1', among: ['c1/0'] })),
    () => tries(withZombies(turn(5, 1, 4), [zombies()]), (now) => breakOff(now, { who: 'f1', among: [] })),
  ],
  'has-moved': [
    () => tries(after(turn(5, 1, 4), [moves({})]), (now) => cover(now, { who: 'f1', covering: true })),
  ],
  'moved-this-turn': [
    () => tries(after(turn(5, 1, 4), [moves({})]), (now) => hide(now, { who: 'f1', hidden: true })),
  ],
  'picks-up': [
    () => tries(after(turn(5, 1, 4), [downs], [picksUp]), firesAt(null)),
    () => tries(after(turn(5, 1, 4), [downs], [picksUp]), moves({})),
  ],
  tends: [
    () => tries(after(turn(5, 1, 4), [downs], [examines, [3, 6]]), firesAt(null)),
    () => tries(after(turn(5, 1, 4), [downs], [examines, [3, 6]]), moves({})),
    () => tries(after(turn(5, 1, 4), [downs], [examines, [3, 6]]), examines),
  ],
  // Nobody has marked the flight that the check brought.
  unmarked: [
    ...[moves({}), firesAt('c1/0'), firesAt(null), charges, strikes('c1/0'), takesFire, stepsBack].map(
      (make) => () => tries(ranUnmarked(), make),
    ),
    // As his opponent, too.
    () =>
      tries(ranUnmarked(), (now) =>
        fight(now, { who: 'c1/0', hands: [], against: [{ target: 'f1' }], from: null }),
      ),
  ],
  'what-now-first': [() => tries(nilsDucks(), firesAt('f1', 'c1/0'))],
  'stays-down': [
    () => tries(after(nilsDucks(), [asksWhatNow, [6, 6]]), firesAt('f1', 'c1/0')),
    () => tries(after(nilsDucks(), [asksWhatNow, [6, 6]]), moves({ who: 'c1/0' })),
  ],
  'not-both': [
    () => tries(after(nilsDucks(), [asksWhatNow, [1, 1]], [moves({ who: 'c1/0' })]), firesAt('f1', 'c1/0')),
    () =>
      tries(after(nilsDucks(), [asksWhatNow, [1, 1]], [firesAt('f1', 'c1/0'), [1]]), moves({ who: 'c1/0' })),
  ],
  'surprised-by-it': [
    () =>
      tries(withZombiesOn({ by: 'melee', with: figureId(1), caught: 'oneDie' }), (now) =>
        takeCheck(now, { figure: 'f1', what: { check: 'being-charged' } }),
      ),
    () =>
      tries(withZombiesOn({ by: 'melee', with: figureId(1), caught: 'noDice' }), (now) =>
        takeCheck(now, { figure: 'f1', what: { check: 'surprise' } }),
      ),
  ],
  // Moved, or fired, in this turn.
  'not-stationary': [
    () => tries(after(turn(5, 1, 4), [downs], [moves({})]), examines),
    () => tries(after(turn(5, 1, 4), [downs], [firesAt('c1/0'), [2, 2]]), examines),
  ],
  searches: [
    () => {
      const campaign = inHouse();
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);
      act(campaign, (now) => search(now, looks('weapons')), [6]);
      return tries(campaign, moves({}));
    },
  ],
  'own-side': [
    () =>
      tries(after(turn(5, 1, 4), [downs]), (now) =>
        finishOff(now, { who: 'f1', target: 'f2', how: 'kill', weapon: null, from: null }),
      ),
    () =>
      tries(after(turn(5, 1, 4), [downs]), (now) =>
        finishOff(now, { who: 'f1', target: 'f2', how: 'capture', weapon: null, from: null }),
      ),
  ],
  'against-places': [
    // In the open, and face to face.
    () => tries(onBoard(turn(5, 1, 4), APART), firesInCover),
    () =>
      tries(onBoard(turn(5, 1, 4), APART), (now) =>
        takeCheck(now, {
          figure: 'f1',
          what: { check: 'wanting-to-charge', inCover: true },
          charging: { who: 'c1/0' },
        }),
      ),
    () =>
      tries(onBoard(turn(5, 1, 4), APART), (now) =>
        takeCheck(now, {
          figure: 'f1',
          what: { check: 'wanting-to-charge' },
          charging: { who: 'c1/0', unseen: true },
        }),
      ),
  ],
  'seen-by-enemy': [
    () => tries(onBoard(turn(5, 1, 4), APART), (now) => hide(now, { who: 'f1', hidden: true })),
  ],
  'beyond-charge': [
    // A zombie stands in the only door.
    () => {
      const campaign = onBoard(withZombies(turn(5, 1, 4), [zombies()]), APART);
      const level = { building: 'b1', floor: 0 };
      act(campaign, (now) => placePiece(now, { piece: NILS, spot: { x: 10, y: 140 }, level }));
      act(campaign, (now) => placePiece(now, { piece: 'z1', spot: { x: 25, y: 105 }, level }));
      return tries(campaign, charges);
    },
  ],
  'beyond-door': [() => tries(onRoof(), (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }))],
  'beyond-arc': [
    () =>
      tries(
        onBoard(withZombies(turn(5, 1, 4), [zombies()]), {
          ...APART,
          z1: [270, 100, 24],
          z2: [200, 170, 16],
        }),
        firesAtBoth,
      ),
    // One before, one behind, two inches from one another.
    () =>
      tries(
        onBoard(withZombies(turn(5, 1, 4), [zombies()]), {
          ...APART,
          z1: [215, 100, 24],
          z2: [185, 100, 8],
        }),
        firesAtBoth,
      ),
  ],
  'no-sense': [
    () => tries(after(dumb(turn(5, 1, 4)), [senses, [2]]), firesAt(null)),
    () => tries(after(dumb(turn(5, 1, 4)), [senses, [1]]), moves({})),
  ],
  'as-before': [
    () => tries(after(dumb(turn(5, 1, 4)), [moves({})], [next, [5, 1, 4]], [senses, [3]]), firesAt(null)),
    () =>
      tries(
        after(
          dumb(turn(5, 1, 4)),
          [firesAt(null), [2, 2]],
          [hears, [1, 1]],
          [next, [5, 1, 4]],
          [senses, [3]],
        ),
        moves({}),
      ),
    // A turn without anything in it leaves nothing to go on with.
    () => tries(after(dumb(turn(5, 1, 4)), [next, [5, 1, 4]], [senses, [3]]), moves({})),
  ],
  'fired-already': [() => tries(after(turn(5, 1, 4), [firesAt(null), [2, 2]]), firesAt(null))],
  'in-melee': [
    // A round that neither has won.
    () => tries(after(touching(turn(5, 1, 4)), [strikes('c1/0'), [6, 6], [6, 6]]), firesAt('c1/0')),
    () => tries(touching(turn(5, 1, 4)), moves({})),
    () => tries(touching(turn(5, 1, 4)), charges),
  ],
  'fires-at-another': [
    () => {
      const campaign = turn(6, 2, 4);
      act(campaign, firesAt('f1', 'c1/0'), [1]);
      act(
        campaign,
        (now) => takeCheck(now, { figure: 'f1', what: { check: 'received-fire' } }),
        [1, 2, 6],
        'finishesMoveAndFires',
      );
      return { campaign, act: firesAt(null) };
    },
  ],
  'not-in-contact': [
    // Neither the party nor the zombies go.
    () => tries(turn(6, 5, 1), strikes(null)),
    // Nobody has charged.
    () => tries(turn(5, 1, 4), strikes('c1/0')),
    () => tries(after(turn(5, 1, 4), [charges, [6, 6, 6], 'stays']), strikes('c1/0')),
  ],
  'fought-already': [
    () => tries(after(touching(turn(5, 1, 4)), [strikes('c1/0'), [6, 6], [6, 6]]), strikes('c1/0')),
  ],
  'others-in-contact': [
    () => tries(inContact(touching(turn(5, 1, 4)), 'f2', 'c1/0'), strikes('c1/0')),
    () =>
      tries(
        withZombies(touching(turn(5, 1, 4)), [zombies({ doing: { by: 'melee', with: figureId(1) } })]),
        strikes('c1/0'),
      ),
  ],
  'acted-before-charge': [
    () => tries(after(turn(5, 1, 4), [firesAt(null), [2, 2]]), charges),
    () => tries(after(turn(5, 1, 4), [moves({})]), charges),
  ],
  'charged-already': [() => tries(after(turn(5, 1, 4), [charges, [6, 6, 6], 'stays']), charges)],
  charges: [
    () => tries(after(turn(5, 1, 4), [wantsToCharge, [6, 6, 6], 'stays']), moves({})),
    () => tries(after(turn(5, 1, 4), [charges, [1, 2, 6], 'charges']), firesAt('c1/0')),
    () => tries(after(turn(5, 1, 4), [charges, [1, 2, 6], 'charges']), moves({})),
  ],
  'moved-already': [
    () => tries(after(turn(5, 1, 4), [moves({})]), moves({})),
    () => tries(after(turn(5, 1, 4), [moves({ inches: 3 })]), moves({ how: 'fast' })),
  ],
  'has-not-fled': [() => tries(turn(5, 1, 4), rallies)],
  'rallied-already': [() => tries(after(turn(5, 1, 4), [ran], [rallies, [3, 6]]), rallies)],
  // In later turns, too.
  'past-rallying': [
    () =>
      tries(
        after(
          turn(5, 1, 4),
          [ran],
          [rallies, [6, 6]],
          [(now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]],
        ),
        rallies,
      ),
  ],
  'reloaded-already': [() => tries(empty(after(empty(turn(4, 1, 5)), [reloads])), reloads)],
  'shots-unheard': [
    () => {
      const campaign = after(turn(4, 1, 5), [fires({})]);
      return tries(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }));
    },
    // Some of them have been.
    () => {
      const campaign = after(turn(4, 1, 5), [fires({ shots: 2 })], [fires({ shots: 3 })], [hears, [1, 1]]);
      return tries(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }));
    },
  ],
} as const satisfies Tries;
