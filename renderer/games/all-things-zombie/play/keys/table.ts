/**
 * Every key of the Play screen besides those of a figure (`state/acts.ts`) and of what is due
 * (`state/due-acts.ts`). A letter stays with what it means, whatever else is there: nothing that is due has a
 * digit, and none moves up. The key table and the hints on the buttons are made from it.
 */

import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import { CHECK_TITLES } from '../../../../../src/rules/all-things-zombie/text/checks.ts';
import { CONDITION_IN_LINE } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { CONDITIONS, type Condition, MARKINGS } from '../../text/conditions.ts';
import { FIGURE_ACTS } from '../state/acts.ts';
import { BOARD_KEYS, PIECE_KEYS } from '../state/board-keys.ts';
import { CHECK_LETTERS, CHECK_NAMES } from '../state/checks.ts';
import { ALL_DUE } from '../state/due-acts.ts';
import type { Form } from '../state/form.ts';
import type { Key } from '../state/key.ts';

const shifted = (key: string, text: string): Key => ({ key, shift: true, text });
const plain = (key: string, text: string): Key => ({ key, text });

/** In the form in which a figure fires; those of ticks are about the target whose line is marked. */
export const FIRING_KEYS = {
  byApp: plain('r', 'roll, the app’s dice'),
  weapon: plain('w', 'another weapon'),
  target: plain('a', 'another target'),
  another: plain('t', 'one more target'),
  fewer: shifted('t', 'without the last target'),
  spread: plain('e', 'at the whole group, on a board'),
  shots: plain('s', 'how many shots'),
  cover: plain('c', 'in cover'),
  prone: plain('p', 'prone'),
  fastMoving: plain('m', 'moving fast'),
  far: plain('f', 'a zombie far off or turned away'),
  near: plain('n', 'a zombie near and facing'),
  rushing: plain('y', 'a Psycho who rushes in'),
  inches: plain('i', 'how many inches away'),
  woods: plain('o', 'in woods, or beyond them'),
  lit: plain('l', 'well lit, by night'),
  runs: plain('q', 'the shooter moves fast'),
  twoWeapons: plain('b', 'two weapons at once'),
  asAtCover: plain('h', 'hindered, as at cover'),
} as const satisfies Record<string, Key>;

/** In the form in which a figure fights hand to hand. */
export const FIGHTING_KEYS = {
  byApp: plain('r', 'roll, the app’s dice'),
  weapon: plain('w', 'another weapon in hand'),
  target: plain('a', 'another opponent'),
  another: plain('t', 'one more opponent'),
  fewer: shifted('t', 'without the last opponent'),
  beside: plain('e', 'one more beside the fighter'),
  without: shifted('e', 'without the last beside the fighter'),
  caught: plain('c', 'the opponent is surprised'),
  burning: plain('b', 'a burning zombie'),
  rushing: plain('y', 'a Psycho who rushes in'),
  surprised: plain('q', 'is surprised too'),
  pop: plain('p', 'shoots a beaten zombie'),
  breakOff: plain('o', 'breaks off instead'),
  charge: plain('h', 'Wanting to Charge, before the first round'),
} as const satisfies Record<string, Key>;

/** In the form of a group of zombies. */
export const ZOMBIE_KEYS = {
  byApp: plain('r', 'go, with the app’s dice'),
  reach: plain('a', 'they reach a figure'),
  fewer: shifted('a', 'without the last'),
  unseen: plain('u', 'from behind, or unseen'),
  vehicle: plain('v', 'those in a vehicle'),
  human: plain('h', 'a human near enough'),
  blocked: plain('b', 'something solid in the way'),
  climb: plain('l', 'at a ladder or roof'),
} as const satisfies Record<string, Key>;

/** In the form in which a figure moves. */
export const MOVING_KEYS = {
  byApp: plain('r', 'roll, the app’s dice'),
  normal: plain('n', 'a normal move'),
  fast: plain('f', 'a fast move'),
  stay: plain('s', 'stays put'),
  all: plain('a', 'all go along'),
  withLeader: plain('l', 'a Leader is with the group'),
  ground: plain('g', 'what ground it leads over'),
  place: plain('i', 'where it ends, inside or out'),
  inches: plain('d', 'how far'),
  window: plain('w', 'by a window'),
  prone: plain('p', 'lies down'),
  leaves: plain('o', 'leaves the table, over the edge beside the spot'),
} as const satisfies Record<string, Key>;

/** In the forms of vehicles; whether somebody lies flat is about the line that is marked. */
export const DRIVING_KEYS = {
  byApp: plain('r', 'roll, the app’s dice'),
  faster: plain('f', 'an inch faster'),
  slower: plain('s', 'an inch slower'),
  stop: plain('x', 'stop'),
  turns: plain('t', 'how many turns'),
  sharp: plain('d', 'one of more than 45 degrees'),
  offRoad: plain('g', 'off the road'),
  solid: plain('b', 'something solid beside its way'),
  leaves: plain('l', 'off the table'),
  over: plain('a', 'runs people down'),
  fewer: shifted('a', 'without the last'),
  prone: plain('p', 'who lies flat'),
  wheel: plain('w', 'who is at the wheel, or which vehicle'),
  engineOff: plain('e', 'engine off'),
} as const satisfies Record<string, Key>;

/** In the form that brings a vehicle. */
export const BRINGING_KEYS = {
  kind: plain('k', 'what it is'),
  wheel: plain('w', 'who is at the wheel'),
  all: plain('a', 'all sit in it'),
  running: plain('e', 'its engine runs already'),
} as const satisfies Record<string, Key>;

/** Keys of forms in which some of the party go in together, or deal with those inside. */
export const WHO_KEYS = {
  byApp: plain('r', 'roll, the app’s dice'),
  all: plain('a', 'all, or nobody'),
} as const satisfies Record<string, Key>;

/** Over one who is down. */
export const FINISHING_KEYS = {
  target: plain('a', 'whom'),
  gun: plain('w', 'with a shot'),
  kill: plain('k', 'kill'),
  capture: plain('c', 'capture'),
} as const satisfies Record<string, Key>;

interface ScreenKey extends Key {
  /** Form that it opens; left out where it is about the newest mark. */
  readonly form?: Form;
}

const opens = (key: Key, form: Form): ScreenKey & { readonly form: Form } => ({ ...key, form });

export const SCREEN_KEYS = {
  accept: plain('y', 'mark what was rolled'),
  leave: shifted('y', 'leave it as marked'),
  noise: opens(plain('o', 'other shots'), { form: 'noise' }),
  over: opens(shifted('o', 'the battle is over'), { form: 'declare', declaration: { do: 'report' } }),
  groups: opens(shifted('n', 'groups that keep together'), { form: 'groups' }),
  surroundings: opens(plain('-', 'night, weather and fire'), { form: 'surroundings' }),
  ...BOARD_KEYS,
  keys: opens(plain('?', 'these keys'), { form: 'keys' }),
} as const satisfies Record<string, ScreenKey>;

/** After `FIGURE_ACTS.status`, in the form it opens. */
export const STATUS_KEYS: readonly Key[] = CONDITIONS.flatMap((condition) => {
  const { key, zombies } = MARKINGS[condition];
  const text = CONDITION_IN_LINE[condition];
  return [plain(key, text), ...(zombies ? [shifted(key, `${text}, by a zombie`)] : [])];
});

/** In the form of a check. */
export const CHECK_KEYS: readonly Key[] = CHECK_NAMES.map((name) =>
  plain(CHECK_LETTERS[name], CHECK_TITLES[name]),
);

/** Keys that are in force together, by the place they are in force at. */
export const IN_FORCE: Readonly<Record<string, readonly Key[]>> = {
  'On the table': [...Object.values(FIGURE_ACTS), ...Object.values(ALL_DUE), ...Object.values(SCREEN_KEYS)],
  'A piece of the board': Object.values(PIECE_KEYS),
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

/** Keys that bear a word. */
const WORDS: Readonly<Record<string, string>> = {
  pageup: 'PgUp',
  pagedown: 'PgDn',
  arrowleft: '←',
  arrowright: '→',
};

/** `Shift Y`, `PgUp` */
export const keyText = ({ key, shift }: Key): string =>
  `${shift === true ? 'Shift ' : ''}${WORDS[key] ?? key.toUpperCase()}`;

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

/** Condition that a key marks, and whether a zombie did it; undefined for any other key. */
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
