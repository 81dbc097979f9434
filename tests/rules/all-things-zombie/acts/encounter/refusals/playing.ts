/** Refusals of acts in a battle, each tried on a campaign that lacks what the act wants. */
import type { InputOf } from '../../../../../../src/rules/all-things-zombie/acts/act.ts';
import { layPhoto } from '../../../../../../src/rules/all-things-zombie/acts/encounter/board/photo.ts';
import {
  type PLACE_PIECE,
  placePiece,
  turnTo,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { takeUpBoard } from '../../../../../../src/rules/all-things-zombie/acts/encounter/board/take-up.ts';
import { askMercy, examine } from '../../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import {
  type CHECK,
  takeCheck,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { takeSight } from '../../../../../../src/rules/all-things-zombie/acts/encounter/checks/sight.ts';
import { meetEarlyGrave } from '../../../../../../src/rules/all-things-zombie/acts/encounter/early-grave.ts';
import { setConditions } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/conditions.ts';
import { fireAt } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { handClips } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/hand-clips.ts';
import { reload } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import {
  lightFire,
  putOutFire,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/fires/fires.ts';
import { spreadFire } from '../../../../../../src/rules/all-things-zombie/acts/encounter/fires/spread-fire.ts';
import {
  type FIGHT,
  fight,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { finishOff } from '../../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { stopSaw } from '../../../../../../src/rules/all-things-zombie/acts/encounter/melee/stop-saw.ts';
import { lift } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/carrying.ts';
import { type MOVE, move } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { pickUp } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/pick-up.ts';
import { search } from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { muster } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/muster.ts';
import { drink } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import {
  tryOpposedTask,
  tryTask,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/task.ts';
import { rollForSense } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/sense.ts';
import { beginTurn, mark } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { setVehicle } from '../../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/set-vehicle.ts';
import {
  hearMarker,
  hearShots,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import {
  type ZOMBIES_ACT,
  zombiesAct,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { zombiesBurn } from '../../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-burn.ts';
import { setZombies } from '../../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-set.ts';
import { playOf } from '../../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { weaponOf } from '../../../../../../src/rules/all-things-zombie/arms.ts';
import { figureId, heldWeaponId } from '../../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { WeaponId } from '../../../../../../src/rules/all-things-zombie/types.ts';
import type { Spot } from '../../../../../../src/rules/core/play.ts';
import { act, type MakeAct } from '../../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  holding,
  idOf,
  onTable,
  planned,
  underWay,
} from '../../../../../support/rules/encounter.ts';
import { withVehicle } from '../../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../../support/rules/zombies.ts';
import { fires, inHouse, spent, type Tries, type Try } from './support.ts';

const beyond = (spot: Partial<Spot>) => ({ spot: { x: 0, y: 0, ...spot }, facing: 'n' }) as const;

function standing(who: string, condition: Condition): Campaign {
  const campaign = inHouse();
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
  return campaign;
}

/** A campaign in which Gloria holds these weapons, and nothing else. */
function armedWith(...weapons: readonly WeaponId[]): Campaign {
  const held = weapons.map((weapon, at) => {
    const { reload } = weaponOf(weapon);
    const clips = reload.by === 'clips' ? { clips: 3, loaded: true } : { clips: null, loaded: false };
    return { id: heldWeaponId(31 + at), weapon, ...clips };
  });
  return inHouse({ figures: { f1: { weapons: held, attributes: [] } } });
}

const firesTwo =
  (shots: number, weapon = 'w31'): MakeAct =>
  (now) =>
    fireAt(now, {
      who: 'f1',
      weapon,
      aims: [{ target: null, shots, far: false }],
      twoWeapons: true,
      from: null,
    });

const throws: MakeAct = (now) =>
  fireAt(now, { who: 'f1', weapon: 'w31', aims: [{ target: null, shots: 1, far: false }], from: null });
const fights: MakeAct = (now) =>
  fight(now, { who: 'f1', hands: ['w31'], against: [{ target: null }], from: null });

/** A round with the saw, these her dice: she wins, and the zombie lives. */
function afterSaw(dice: readonly number[]): Campaign {
  const campaign = armedWith('chain-saw');
  // Rep 4 less 3: a 2 of the zombie’s fails; 6 against Impact 3.
  act(campaign, fights, [...dice], [2], [6]);
  return campaign;
}

const firesAt =
  (target: string): MakeAct =>
  (now) =>
    fireAt(now, { who: 'f1', weapon: 'w1', aims: [{ target, shots: 2 }], from: null });

const firesFrom =
  (inches: number): MakeAct =>
  (now) =>
    fireAt(now, { who: 'f1', weapon: 'w1', aims: [{ target: null, shots: 2, inches }], from: null });

const finishes =
  (target: string | null, how: 'kill' | 'capture'): MakeAct =>
  (now) =>
    finishOff(now, { who: 'f1', target, how, weapon: null, from: null });

const strikes =
  (opponent: InputOf<typeof FIGHT>['against'][number]): MakeAct =>
  (now) =>
    fight(now, { who: 'f1', hands: [], against: [opponent], from: null });

const charges =
  (at: Partial<InputOf<typeof CHECK>> = {}): MakeAct =>
  (now) =>
    takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge' }, ...at });

const withZombieDown = () => withZombies(inHouse(), [zombies({ down: true })]);

const roaming = () => withZombies(inHouse(), [zombies()]);

const firesAtZombie: MakeAct = (now) =>
  fireAt(now, { who: 'f1', weapon: 'w1', aims: [{ target: null, shots: 2 }], from: null });
const twoGroups = () => withZombies(inHouse(), [zombies(), zombies({ id: 'z2' })]);

const zombiesGo =
  (input: Partial<InputOf<typeof ZOMBIES_ACT>>): MakeAct =>
  (now) =>
    zombiesAct(now, { group: 'z1', drawnBy: 'nothing', reach: [], ...input });

const moves =
  (how: Partial<InputOf<typeof MOVE>>): MakeAct =>
  (now) =>
    move(now, { who: 'f1', others: [], how: 'normal', ...how });

const lifts =
  (whom: string, carries = true): MakeAct =>
  (now) =>
    lift(now, { who: 'f1', whom, carries });

function indoors(): Campaign {
  const campaign = inHouse();
  act(campaign, moves({ inside: 'b1' }));
  return campaign;
}

function carrying(): Campaign {
  const campaign = standing('f2', 'out-of-the-fight');
  act(campaign, lifts('f2'));
  return campaign;
}

/** A table of another size than those that are laid out. */
function onTableOf(width: number, depth: number): Campaign {
  const campaign = inHouse();
  const { table } = underWay(campaign);
  underWay(campaign).table = table === null ? null : { ...table, width, depth };
  return campaign;
}

/** Refusals of checks, tasks, shots and clips. */
const AT = { spot: { x: 470, y: 470 } } as const;

/** A battle with places, nobody in a house. */
function boarded(): Campaign {
  const campaign = onTable(planned(campaignWith()));
  act(campaign, (now) => takeUpBoard(now, { up: true }));
  return campaign;
}

const placing =
  (to: Partial<InputOf<typeof PLACE_PIECE>>): (() => Try) =>
  () => ({
    campaign: boarded(),
    act: (now) => placePiece(now, { piece: figureId(1), ...AT, level: null, ...to }),
  });

export const PLAYING = {
  'no-board': [
    () => ({ campaign: inHouse(), act: (now) => takeUpBoard(now, { up: false }) }),
    () => ({
      campaign: inHouse(),
      act: (now) => placePiece(now, { piece: figureId(1), ...AT, level: null }),
    }),
    () => ({ campaign: inHouse(), act: (now) => turnTo(now, { piece: figureId(1), facing: 0 }) }),
  ],
  'no-photo': [() => ({ campaign: boarded(), act: (now) => layPhoto(now, { picture: null }) })],
  'photo-laid': [
    () => {
      const campaign = boarded();
      const picture = '/9j/4AAQSkZJRg==';
      act(campaign, (now) => layPhoto(now, { picture }));
      return { campaign, act: (now) => layPhoto(now, { picture }) };
    },
  ],
  'board-up': [() => ({ campaign: boarded(), act: (now) => takeUpBoard(now, { up: true }) })],
  'no-such-piece': [
    placing({ piece: 'z9' }),
    () => {
      const campaign = boarded();
      act(campaign, (now) => mark(now, { who: 'f2', condition: 'dead', byZombie: true }));
      return { campaign, act: (now) => placePiece(now, { piece: figureId(2), ...AT, level: null }) };
    },
  ],
  'not-seen': [
    () => {
      // The house b1 stands in between.
      const campaign = boarded();
      act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 25, y: 90 }, level: null }));
      act(campaign, (now) => setZombies(now, { group: null, count: 1 }));
      act(campaign, (now) =>
        playOf('encounter.place', { piece: 'z3', spot: { x: 25, y: 170 }, level: null })(now),
      );
      const aims = [{ target: null, zombies: 'z3', shots: 1 }];
      return { campaign, act: (now) => fireAt(now, { who: 'f1', weapon: 'w1', aims, from: null }) };
    },
  ],
  'way-blocked': [
    () => {
      const campaign = boarded();
      act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 25, y: 60 }, level: null }));
      // Straight into the house b1.
      const way = [{ x: 25, y: 110 }];
      return { campaign, act: (now) => move(now, { who: 'f1', others: [], how: 'normal', way }) };
    },
  ],
  'way-wanted': [
    () => ({ campaign: boarded(), act: (now) => move(now, { who: 'f1', others: [], how: 'normal' }) }),
  ],
  'no-way': [
    () => {
      const campaign = boarded();
      act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 25, y: 60 }, level: null }));
      // A spot in the house b1 is no spot outdoors.
      const to = { x: 25, y: 125 };
      return { campaign, act: (now) => move(now, { who: 'f1', others: [], how: 'normal', to }) };
    },
  ],
  'not-within': [placing({ level: { building: 'b1', floor: 0 } })],
  'vehicle-indoors': [
    // In the house b1, on its floor or not.
    ...[null, { building: 'b1', floor: 0 }].map((level) => (): Try => {
      const campaign = withVehicle(onTable(planned(campaignWith())));
      act(campaign, (now) => takeUpBoard(now, { up: true }));
      return { campaign, act: (now) => placePiece(now, { piece: 'm1', spot: { x: 25, y: 125 }, level }) };
    }),
  ],
  'spot-taken': [
    () => {
      const campaign = boarded();
      act(campaign, (now) => placePiece(now, { piece: figureId(1), ...AT, level: null }));
      const beside = { spot: { x: AT.spot.x + 9, y: AT.spot.y } };
      return { campaign, act: (now) => placePiece(now, { piece: figureId(2), ...beside, level: null }) };
    },
  ],

  // ATZ-16: two of Impact 2 make 4; one alone is no two.
  'no-pair': [
    () => ({ campaign: armedWith('ba-machine-pistol'), act: firesTwo(2) }),
    () => ({ campaign: armedWith('ba-machine-pistol', 'ba-machine-pistol'), act: firesTwo(2) }),
    () => ({ campaign: armedWith('pistol', 'one-hand-edged'), act: firesTwo(1) }),
    () => {
      // The second goes with the first that was fired, and no other.
      const campaign = armedWith('ba-pistol', 'ba-pistol', 'pistol');
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [4, 2]);
      act(campaign, firesTwo(1, 'w31'), [2]);
      return { campaign, act: firesTwo(1, 'w32') };
    },
  ],
  'not-a-drunkard': [() => ({ campaign: inHouse(), act: (now) => drink(now, { figure: 'f1' }) })],
  'drink-rolled': [
    () => {
      const campaign = planned(campaignWith(), { goes: ['f3'] });
      underWay(campaign).drunk.push({ figure: idOf(campaign, 'f3'), state: null });
      return { campaign, act: (now) => drink(now, { figure: 'f3' }) };
    },
  ],
  'not-a-dumbass': [() => ({ campaign: inHouse(), act: (now) => rollForSense(now, { figure: 'f1' }) })],
  'sense-rolled': [
    () => {
      const campaign = inHouse({ figures: { f1: { attributes: ['dumbass'] } } });
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);
      act(campaign, (now) => rollForSense(now, { figure: 'f1' }), [1]);
      return { campaign, act: (now) => rollForSense(now, { figure: 'f1' }) };
    },
  ],
  'seen-before': [
    () => ({
      campaign: inHouse({ figures: { f1: { seenZombieDeath: true } } }),
      act: (now) => takeCheck(now, { figure: 'f1', what: { check: 'see-zombie-death' } }),
    }),
  ],
  'examines-himself': [
    () => ({ campaign: inHouse(), act: (now) => examine(now, { casualty: 'f1', by: 'f1', wounds: 0 }) }),
  ],
  'not-dying': [
    () => ({ campaign: inHouse(), act: (now) => meetEarlyGrave(now, { figure: 'f1' }) }),
    () => ({
      campaign: standing('f2', 'dead'),
      act: (now) => meetEarlyGrave(now, { figure: 'f2' }),
    }),
  ],
  'not-of-ours': [
    () => ({
      campaign: entered(inHouse({ contacts: [{ standing: 'fought' }] }), 'b1', 'c1'),
      act: (now) => handClips(now, { who: 'f1', weapon: 'w1', to: 'c1/0', into: 'w0', clips: 1 }),
    }),
  ],
  'on-his-feet': [
    () => ({ campaign: inHouse(), act: (now) => examine(now, { casualty: 'f2', by: 'f1', wounds: 0 }) }),
  ],
  'out-of-action': [
    () => ({
      campaign: standing('f1', 'out-of-the-fight'),
      act: (now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }),
    }),
    () => ({ campaign: standing('f1', 'knocked-down'), act: firesAt('c1/0') }),
    ...(['knocked-down', 'collapsed', 'out-of-the-fight', 'dead', 'captured', 'off-table'] as const).map(
      (condition) => () => ({
        campaign: standing('f1', condition),
        act: ((now) => takeCheck(now, { figure: 'f1', what: { check: 'received-fire' } })) satisfies MakeAct,
      }),
    ),
    // Neither on its feet nor rallied (ATZ-153).
    ...(['ran-away', 'huddled'] as const).flatMap((condition) =>
      (['in-sight', 'wanting-to-charge', 'being-charged', 'received-fire'] as const).map((check) => () => ({
        campaign: standing('f1', condition),
        act: ((now) => takeCheck(now, { figure: 'f1', what: { check } })) satisfies MakeAct,
      })),
    ),
    () => ({
      campaign: standing('f1', 'out-of-the-fight'),
      act: (now) => fight(now, { who: 'f1', hands: [], against: [{ target: null }], from: null }),
    }),
  ],
  'target-dead': [
    () => ({ campaign: standing('f2', 'dead'), act: firesAt('f2') }),
    () => ({ campaign: standing('f2', 'dead'), act: strikes({ target: 'f2' }) }),
    () => ({ campaign: standing('f2', 'dead'), act: (now) => askMercy(now, { figure: 'f2', rep: 4 }) }),
  ],
  'target-gone': [
    ...(['captured', 'off-table'] as const).map((condition) => () => ({
      campaign: standing('f2', condition),
      act: firesAt('f2'),
    })),
    ...(['captured', 'off-table', 'carried'] as const).map((condition) => () => ({
      campaign: withZombies(standing('f2', condition), [zombies()]),
      act: zombiesGo({ reach: [{ who: 'f2', zombies: 1 }] }),
    })),
  ],
  'cannot-fight-back': [
    ...(['knocked-down', 'collapsed', 'out-of-the-fight', 'captured', 'ran-away', 'off-table'] as const).map(
      (condition) => () => ({ campaign: standing('f2', condition), act: strikes({ target: 'f2' }) }),
    ),
    () => ({ campaign: withZombieDown(), act: strikes({ target: null, zombies: 'z1' }) }),
    // Nobody charges one who could not be fought.
    ...(['out-of-the-fight', 'captured', 'ran-away', 'huddled', 'off-table'] as const).map(
      (condition) => () => ({
        campaign: standing('f2', condition),
        act: charges({ charging: { who: 'f2' } }),
      }),
    ),
  ],
  'at-himself': [() => ({ campaign: inHouse(), act: firesAt('f1') })],
  'touches-nobody': [
    () => ({
      campaign: inHouse(),
      act: (now) =>
        fight(now, {
          ...{ who: 'f1', hands: [], beside: [{ who: 'f2' }], from: null },
          against: [{ target: null, by: ['f1'] }],
        }),
    }),
  ],
  'weapon-twice': [
    () => ({
      campaign: armedWith('one-hand-edged'),
      act: (now) => fight(now, { who: 'f1', hands: ['w31', 'w31'], against: [{ target: null }], from: null }),
    }),
  ],
  'not-down': [() => ({ campaign: inHouse(), act: finishes('f2', 'kill') })],
  // Among several groups, the one meant has to be named.
  'which-zombies': [
    () => ({ campaign: twoGroups(), act: firesAtZombie }),
    () => ({ campaign: twoGroups(), act: strikes({ target: null }) }),
  ],
  'nobody-seen': [
    () => ({ campaign: inHouse(), act: (now) => takeSight(now, { looks: [{ who: 'f1' }, { who: 'f2' }] }) }),
  ],
  'no-such-zombies': [
    () => ({ campaign: roaming(), act: zombiesGo({ group: 'z9' }) }),
    () => ({ campaign: roaming(), act: zombiesGo({ reach: [{ who: 'f1', zombies: 3 }] }) }),
    () => ({
      campaign: roaming(),
      act: (now) =>
        fireAt(now, {
          who: 'f1',
          weapon: 'w1',
          aims: [1, 1, 1].map((shots) => ({ target: null, zombies: 'z1', shots })),
          from: null,
        }),
    }),
    () => ({ campaign: roaming(), act: (now) => zombiesBurn(now, { group: 'z2' }) }),
    () => ({ campaign: roaming(), act: (now) => setZombies(now, { group: null, count: 0 }) }),
    // The last of those counted is dead.
    ...[firesAtZombie, strikes({ target: null }), finishes(null, 'kill'), charges()].map((make) => () => ({
      campaign: withZombies(inHouse(), []),
      act: make,
    })),
  ],
  'near-or-far': [() => ({ campaign: roaming(), act: firesAtZombie })],
  'zombies-stay': [
    () => ({ campaign: withZombies(inHouse(), [zombies()], 6), act: zombiesGo({}) }),
    // With doubles those on their feet have nothing to recover from.
    () => ({ campaign: withZombies(inHouse(), [zombies()], 5), act: zombiesGo({}) }),
  ],
  'zombies-acted': [
    () => ({ campaign: withZombies(inHouse(), [zombies({ acted: 2 })]), act: zombiesGo({}) }),
  ],
  'zombies-busy': [
    () => {
      const doing = { by: 'melee', with: idOf(inHouse(), 'f1') } as const;
      return { campaign: withZombies(inHouse(), [zombies({ doing })]), act: zombiesGo({}) };
    },
  ],
  'vehicle-as-it-is': [
    () => ({
      campaign: withVehicle(inHouse()),
      act: (now) => setVehicle(now, { vehicle: 'm1', speed: 0, why: 'miscounted' }),
    }),
  ],
  'vehicle-too-fast': [
    () => {
      const campaign = withZombies(withVehicle(inHouse(), { engine: true, speed: 3 }), [zombies()]);
      return { campaign, act: zombiesGo({ reach: [{ who: 'f1', zombies: 1 }] }) };
    },
  ],
  'zombies-at-whom': [
    () => ({ campaign: roaming(), act: (now) => setZombies(now, { group: 'z1', count: 1, doing: 'melee' }) }),
  ],
  'not-burning': [() => ({ campaign: roaming(), act: (now) => zombiesBurn(now, { group: 'z1' }) })],
  'too-far': [
    () => ({ campaign: inHouse(), act: moves({ inches: 9 }) }),
    () => ({ campaign: inHouse(), act: moves({ inches: 8, inside: 'b1', through: 'door' }) }),
    () => ({ campaign: inHouse(), act: moves({ how: 'fast', inches: 17 }) }),
  ],
  'no-such-fire': [() => ({ campaign: inHouse(), act: (now) => putOutFire(now, { fire: 1 }) })],
  'nothing-burns': [
    () => ({ campaign: inHouse(), act: (now) => spreadFire(now, {}) }),
    // The fire has grown this turn.
    () => {
      const campaign = inHouse();
      act(campaign, (now) => lightFire(now, { where: 'the pumps' }));
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 1]);
      act(campaign, (now) => spreadFire(now, {}));
      return { campaign, act: (now) => spreadFire(now, {}) };
    },
  ],
  'out-of-sight': [
    () => {
      const campaign = inHouse();
      act(campaign, (now) => setConditions(now, { night: true, weather: true }));
      return { campaign, act: firesFrom(7) };
    },
  ],
  'out-of-range': [() => ({ campaign: inHouse(), act: firesFrom(13) })],
  'inside-already': [() => ({ campaign: indoors(), act: moves({ inside: 'b1' }) })],
  'carries-alone': [() => ({ campaign: carrying(), act: moves({ how: 'fast' }) })],
  'walks-himself': [() => ({ campaign: inHouse(), act: lifts('f2') })],
  'holds-it-himself': [
    () => ({ campaign: inHouse(), act: (now) => pickUp(now, { who: 'f1', from: 'f2', weapon: 'w2' }) }),
  ],
  'hands-full': [() => ({ campaign: carrying(), act: lifts('f2') })],
  'carried-already': [
    () => {
      const campaign = planned(campaignWith(), { goes: ['f1', 'f2', 'f3', 'f4'] });
      act(campaign, (now) => mark(now, { who: 'f4', condition: 'dead', byZombie: false }));
      for (const who of ['f2', 'f3']) act(campaign, (now) => lift(now, { who, whom: 'f4', carries: true }));
      return { campaign, act: lifts('f4') };
    },
  ],
  'not-carried': [() => ({ campaign: standing('f2', 'dead'), act: lifts('f2', false) })],
  'no-captive': [() => ({ campaign: inHouse(), act: finishes(null, 'capture') })],
  'no-consequence': [
    () => ({
      campaign: inHouse(),
      act: (now) => tryTask(now, { figure: 'f1', difficulty: 'easy', consequence: ' ' }),
    }),
  ],
  'no-opposer': [
    () => ({
      campaign: inHouse(),
      act: (now) => tryOpposedTask(now, { figure: 'f1', opposers: [], consequence: 'a shout' }),
    }),
  ],
  'nobody-to-find': [
    () => ({ campaign: planned(campaignWith()), act: (now) => muster(now, { role: 'raider', count: 2 }) }),
    () => ({
      campaign: planned(holding(), { kind: 'escape', role: 'captor' }),
      act: (now) => muster(now, { role: 'captive', count: null }),
    }),
  ],
  'shots-and-ones': [
    () => ({ campaign: inHouse(), act: fires({ shots: 0 }) }),
    () => ({ campaign: inHouse(), act: fires({ shots: 1.5 }) }),
    () => ({ campaign: inHouse(), act: fires({ ones: -1 }) }),
    () => ({ campaign: inHouse(), act: fires({ shots: 2, ones: 3 }) }),
  ],
  'off-the-table': [
    () => ({ campaign: inHouse(), act: fires({ from: beyond({ x: 481 }) }) }),
    () => ({ campaign: inHouse(), act: (now) => hearShots(now, { shots: 1, from: beyond({ y: 481 }) }) }),
    () => ({ campaign: onTableOf(600, 360), act: fires({ from: beyond({ x: 500, y: 361 }) }) }),
  ],
  'no-such-weapon': [
    () => ({ campaign: inHouse(), act: fires({ weapon: 'w2' }) }),
    () => ({ campaign: inHouse(), act: (now) => reload(now, { who: 'f1', weapon: 'w9' }) }),
  ],
  'not-loaded': [() => ({ campaign: spent({ loaded: false }), act: fires({}) })],
  'not-in-hand': [
    () => {
      const campaign = armedWith('thrown');
      act(campaign, throws, [1]);
      return { campaign, act: throws };
    },
    () => {
      const campaign = armedWith('thrown');
      act(campaign, throws, [1]);
      return { campaign, act: fights };
    },
  ],
  'saw-stalled': [() => ({ campaign: afterSaw([1, 5]), act: fights })],
  'saw-empty': [
    () => ({ campaign: afterSaw([1, 1]), act: fights }),
    () => ({ campaign: afterSaw([1, 1]), act: (now) => reload(now, { who: 'f1', weapon: 'w31' }) }),
  ],
  'saw-runs': [
    () => ({ campaign: afterSaw([5, 5]), act: (now) => reload(now, { who: 'f1', weapon: 'w31' }) }),
  ],
  'saw-off': [
    () => ({ campaign: armedWith('chain-saw'), act: (now) => stopSaw(now, { who: 'f1', weapon: 'w31' }) }),
  ],
  'loaded-already': [
    () => ({ campaign: inHouse(), act: (now) => reload(now, { who: 'f1', weapon: 'w1' }) }),
    // A thrown weapon that is in hand.
    () => ({
      campaign: planned(campaignWith(), { goes: ['f4'] }),
      act: (now) => reload(now, { who: 'f4', weapon: 'w5' }),
    }),
  ],
  'no-clips-left': [
    () => ({
      campaign: spent({ loaded: false, used: 3 }),
      act: (now) => reload(now, { who: 'f1', weapon: 'w1' }),
    }),
  ],
  'no-such-marker': [() => ({ campaign: inHouse(), act: (now) => hearMarker(now, { marker: 0 }) })],
} as const satisfies Tries;
