/**
 * Every key of the Play screen. A letter stays with what it means, whatever else is there: nothing that is due has a
 * digit, and none moves up. The key table and the hints on the buttons are made from it.
 */

import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import type { DueCheck } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { CHECK_TITLES } from '../../../../../src/rules/all-things-zombie/text/checks.ts';
import { CONDITION_IN_LINE } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import type { DueKind } from '../due/kinds.ts';
import { CHECK_LETTERS, CHECK_NAMES } from '../forms/checks.ts';
import { CONDITIONS, type Condition, MARKINGS } from '../words.ts';
import { words as said } from './text/table.ts';

export interface Key {
  /** As it is typed without Shift: a small letter, or another single character. */
  readonly key: string;
  readonly shift?: true;
  /** What it does: `zombie killed`. */
  readonly text: string;
}

const shifted = (key: string, text: string): Key => ({ key, shift: true, text });
const plain = (key: string, text: string): Key => ({ key, text });

/** Of the figure that is selected. */
export const FIGURE_KEYS = {
  'fire-at': plain('f', said.fireAt),
  fight: plain('g', said.fightHandToHand),
  'break-off': shifted('g', said.breakOffMelee),
  move: plain('m', 'move'),
  lift: shifted('j', said.pickUpOrLayDown),
  'pick-up': plain('/', said.pickUpAWeapon),
  'finish-off': plain('x', said.killOrCaptureWho),
  cover: shifted('w', said.coveringFireOrNoMore),
  drive: plain('.', said.driveBringAVehicle),
  fire: shifted('f', said.countShotsRolledElsewhere),
  reload: plain('r', 'reload'),
  clips: plain(',', said.handOnSpareClips),
  check: plain('c', 'check'),
  task: plain('t', 'task'),
  zombieKilled: plain('z', said.zombieKilled),
  personKilled: plain('p', said.personKilled),
  examine: plain('e', said.howBadIsIt),
  mercy: shifted('x', said.atTheirMercy),
  status: plain('s', said.statusThenItsLetter),
} as const satisfies Record<string, Key>;

/** Of what is due; those of a turn by themselves, others with Shift. */
export const DUE_KEYS = {
  enter: plain("'", said.whoIsInThere),
  deal: plain('h', said.dealWithPeopleMet),
  'hear-marker': plain('a', said.zombiesThatHearTheShots),
  examine: plain('d', said.lookAfterACasualty),
  'search-loser': plain('l', said.lootFromTheLosers),
  'begin-turn': plain('n', said.nextTurn),
  'fire-at': plain('b', said.fireBack),
  fight: plain('i', said.meleeThatGoesOn),
  reload: plain('k', said.reloadWhatIsEmpty),
  mark: plain('u', said.getUp),
  'zombies-act': shifted('h', said.zombiesAct),
  'spread-fire': shifted('i', said.theFireSpreads),
  'zombies-burn': shifted('k', said.burningZombies),
  drive: shifted('q', said.aVehicleGoesOn),
  beat: shifted('b', said.theyAreBeaten),
  sense: shifted('s', said.rollForSense),
  move: shifted('e', said.rushAtAnEnemy),
  alert: shifted('a', said.theAlarm),
  drink: shifted('d', said.rollForDrink),
  muster: shifted('m', said.whoTheyAre),
  'roll-vehicle': shifted('v', said.rollForAVehicle),
  'set-table': shifted('t', said.layOutTheTable),
  'place-zombies': shifted('z', said.zombiesAbout),
  // Before the battle, and done in Set up: the letters are for what comes in a turn.
  'ready-escape': plain('=', said.readyTheEscape),
  'begin-pursuit': plain('+', said.leadOfTheRunners),
  'pursue-on': plain(';', said.thePursuitGoesOn),
} as const satisfies Record<DueKind, Key>;

/** Of checks that are due. */
const DUE_CHECK_KEYS = {
  'what-now': plain('w', said.whatNow),
  'received-fire': plain('v', said.receivedFire),
  'in-sight': shifted('p', said.inSight),
  'pursue-by-fire': plain('j', said.pursueByFire),
  'reaction-fire': plain('q', said.calledUponToFire),
  'see-zombie-death': shifted('c', said.seeZombieDeath),
  surprise: shifted('u', said.surprise),
  'being-charged': shifted('l', said.beingCharged),
  rally: shifted('r', said.rally),
} as const satisfies Record<DueCheck, Key>;

/** Of all that is due, checks and the rest. */
export const ALL_DUE_KEYS = { ...DUE_KEYS, ...DUE_CHECK_KEYS } as const;

/** In the form in which a figure fires; those of ticks are about the target whose line is marked. */
export const FIRING_KEYS = {
  byApp: plain('r', said.rollTheAppsDice),
  weapon: plain('w', said.anotherWeapon),
  target: plain('a', said.itsTarget),
  another: plain('t', said.oneMoreTarget),
  fewer: shifted('t', said.withoutTheLastTarget),
  shots: plain('s', said.howManyShots),
  cover: plain('c', said.inCover),
  prone: plain('p', 'prone'),
  fastMoving: plain('m', said.movingFast),
  far: plain('f', said.aZombieFarOff),
  rushing: plain('y', said.aPsychoWhoRushesIn),
  inches: plain('i', said.howManyInchesAway),
  woods: plain('o', said.inWoodsOrBeyondThem),
  lit: plain('l', said.wellLitByNight),
  runs: plain('q', said.theShooterMovesFast),
  twoWeapons: plain('b', said.twoWeaponsAtOnce),
  asAtCover: plain('h', said.hinderedAsAtCover),
} as const satisfies Record<string, Key>;

/** In the form in which a figure fights hand to hand. */
export const FIGHTING_KEYS = {
  byApp: plain('r', said.rollTheAppsDice),
  weapon: plain('w', said.anotherWeaponInHand),
  target: plain('a', said.itsOpponent),
  another: plain('t', said.oneMoreOpponent),
  fewer: shifted('t', said.withoutTheLastOpponent),
  caught: plain('c', said.theOpponentIsSurprised),
  burning: plain('b', said.aBurningZombie),
  rushing: plain('y', said.aPsychoWhoRushesIn),
  surprised: plain('q', said.isSurprisedItself),
  pop: plain('p', said.shootsABeatenZombie),
  breakOff: plain('o', said.breaksOffInstead),
  charge: plain('h', said.wantingToChargeBefore),
} as const satisfies Record<string, Key>;

/** In the form of a group of zombies. */
export const ZOMBIE_KEYS = {
  byApp: plain('r', said.goWithTheAppsDice),
  reach: plain('a', said.theyReachAFigure),
  fewer: shifted('a', said.withoutTheLast),
  unseen: plain('u', said.fromBehindOrUnseen),
  vehicle: plain('v', said.thoseInAVehicle),
  human: plain('h', said.aHumanNearEnough),
  blocked: plain('b', said.somethingSolidInTheWay),
  climb: plain('l', said.atALadderOrRoof),
} as const satisfies Record<string, Key>;

/** In the form in which a figure moves. */
export const MOVING_KEYS = {
  byApp: plain('r', said.rollTheAppsDice),
  normal: plain('n', said.aNormalMove),
  fast: plain('f', said.aFastMove),
  stay: plain('s', said.staysWhereItIs),
  all: plain('a', said.allGoAlong),
  withLeader: plain('l', said.aLeader),
  ground: plain('g', said.whatGroundItLeadsOver),
  place: plain('i', said.whereItEndsInside),
  inches: plain('d', said.howFar),
  window: plain('w', said.byAWindow),
  prone: plain('p', said.liesDown),
} as const satisfies Record<string, Key>;

/** In the forms of vehicles; whether somebody lies flat is about the line that is marked. */
export const DRIVING_KEYS = {
  byApp: plain('r', said.rollTheAppsDice),
  faster: plain('f', said.anInchFaster),
  slower: plain('s', said.anInchSlower),
  stop: plain('x', 'stop'),
  turns: plain('t', said.howManyTurns),
  sharp: plain('d', said.oneOfMoreThan45),
  offRoad: plain('g', said.offTheRoad),
  solid: plain('b', said.somethingSolidBesideItsWay),
  leaves: plain('l', said.offTheTable),
  over: plain('a', said.runsPeopleDown),
  fewer: shifted('a', said.withoutTheLast),
  prone: plain('p', said.whoLiesFlat),
  wheel: plain('w', said.whoIsAtTheWheel),
  engineOff: plain('e', said.engineOff),
} as const satisfies Record<string, Key>;

/** In the form that brings a vehicle. */
export const BRINGING_KEYS = {
  kind: plain('k', said.whatItIs),
  wheel: plain('w', said.takesTheWheel),
  all: plain('a', said.allSitInIt),
  running: plain('e', said.itsEngineRunsAlready),
} as const satisfies Record<string, Key>;

/** Where some of the party go in together, or deal with those inside. */
export const WHO_KEYS = {
  byApp: plain('r', said.rollTheAppsDice),
  all: plain('a', said.allOrNobody),
} as const satisfies Record<string, Key>;

/** Over one who is down. */
export const FINISHING_KEYS = {
  target: plain('a', 'whom'),
  gun: plain('w', said.withAShot),
  kill: plain('k', 'kill'),
  capture: plain('c', 'capture'),
} as const satisfies Record<string, Key>;

export const SCREEN_KEYS = {
  accept: plain('y', said.markWhatWasRolled),
  leave: shifted('y', said.leaveItAsMarked),
  noise: plain('o', said.otherShots),
  over: shifted('o', said.theBattleIsOver),
  groups: shifted('n', said.whoKeepsTogether),
  surroundings: plain('-', said.nightWeatherAndFire),
  keys: plain('?', said.theseKeys),
} as const satisfies Record<string, Key>;

/** After `FIGURE_KEYS.status`, in the form it opens. */
export const STATUS_KEYS: readonly Key[] = CONDITIONS.flatMap((condition) => {
  const { key, zombies } = MARKINGS[condition];
  const text = CONDITION_IN_LINE[condition];
  return [plain(key, text), ...(zombies ? [shifted(key, said.byAZombie(text))] : [])];
});

/** In the form of a check. */
export const CHECK_KEYS: readonly Key[] = CHECK_NAMES.map((name) =>
  plain(CHECK_LETTERS[name], CHECK_TITLES[name]),
);

/** Keys that are in force together, by the place they are in force at. */
export const IN_FORCE: Readonly<Record<string, readonly Key[]>> = {
  'On the table': [
    ...Object.values(FIGURE_KEYS),
    ...Object.values(ALL_DUE_KEYS),
    ...Object.values(SCREEN_KEYS),
  ],
  'A figure’s status': STATUS_KEYS,
  'A check': CHECK_KEYS,
  Firing: Object.values(FIRING_KEYS),
  Fighting: Object.values(FIGHTING_KEYS),
  Moving: Object.values(MOVING_KEYS),
  Driving: Object.values(DRIVING_KEYS),
  'A vehicle comes': Object.values(BRINGING_KEYS),
  'Who goes in': Object.values(WHO_KEYS),
  'Who is down': Object.values(FINISHING_KEYS),
  'A group of zombies': Object.values(ZOMBIE_KEYS),
};

/** `Shift Y` */
export const keyText = ({ key, shift }: Key): string =>
  `${shift === true ? said.shift : ''}${key.toUpperCase()}`;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** A letter is the same with Caps Lock; of other characters Shift is a part. */
export const isPressed = (
  { key, shift = false }: Pick<Key, 'key'> & { readonly shift?: boolean },
  event: Pressed,
) => key === event.key.toLowerCase() && (!/^[a-z]$/.test(key) || event.shiftKey === shift);

/** The first of these that was pressed. */
export function pressed<K extends string>(keys: Readonly<Record<K, Key>>, event: Pressed): K | undefined {
  return (Object.keys(keys) as K[]).find((name) => isPressed(keys[name], event));
}

/** Which condition a key marks, and whether a zombie did it. */
export function conditionPressed(
  event: Pressed,
): { readonly condition: Condition; readonly byZombie: boolean } | undefined {
  const byZombie = event.shiftKey;
  for (const condition of CONDITIONS) {
    const { key, zombies } = MARKINGS[condition];
    if (isPressed({ key, shift: byZombie }, event) && (zombies || !byZombie)) {
      return { condition, byZombie };
    }
  }
  return undefined;
}

export function checkPressed(event: Pressed): CheckName | undefined {
  return CHECK_NAMES.find((name) => isPressed({ key: CHECK_LETTERS[name] }, event));
}
