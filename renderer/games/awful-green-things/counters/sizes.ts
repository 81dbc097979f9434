/** Content of each counter, and the room it takes on the floor. */
import type { BoatId } from '../../../../src/rules/awful-green-things/data/boats.ts';
import type { MonsterKind } from '../../../../src/rules/awful-green-things/data/monsters.ts';
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import type { Within } from '../../../../src/rules/awful-green-things/text/occupants.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { textWide } from '../ship/letters.ts';
import type { Size } from './packing.ts';

export interface CrewCounterProps {
  readonly short: string;
  /** `3/21/3`: dice, constitution, movement. */
  readonly figures: string;
  readonly shape: 'crew' | 'robot' | 'mascot';
  readonly weapon: WeaponKind | null;
  readonly done: boolean;
  readonly stunned: boolean;
  readonly picked?: boolean;
  /** A jet suit, a cargo mover or the Ook Soot round him. */
  readonly within?: Within | null;
  /** True if the weapon stands below instead of beside, where the area is narrow. */
  readonly tall?: boolean;
  /** The name alone, where many stand close together. */
  readonly slim?: boolean;
}

export interface MonsterCounterProps {
  readonly kind: MonsterKind;
  readonly constitution: number;
  readonly count: number;
  /** Blown off this turn. */
  readonly fresh: boolean;
  readonly stunned: boolean;
  /** Has moved or attacked, whichever is on. */
  readonly done: boolean;
  /** Below 20 px its number can’t be read, and stands beside the name. */
  readonly bare?: boolean;
}

export interface LyingWeaponProps {
  readonly weapon: WeaponKind;
  /** None: it begins the game here, and has been taken. */
  readonly count: number;
  /** A fence that is on. */
  readonly on?: boolean;
  /** True while the weapon’s row in the foot is pointed at. */
  readonly picked?: boolean;
}

export interface TagProps {
  /** `then Ops` */
  readonly text: string;
}

/** Size with the middle of the counter itself, from the upper left corner. */
export interface Sized extends Size {
  readonly middle: Spot;
}

const CREW_HIGH = 28;
const SLIM_HIGH = 16;
/** The compartment with what is carried. */
export const HOLD = 16;
const LEAST = 38;
const PADDING = 10;
const SLIM_PADDING = 6;
/** A name is bolder than what lies on the plan. */
const BOLD = 1.03;

/** Width of the frame round a counter. */
export const FRAME = 5;

export function crewSize(props: CrewCounterProps): Sized {
  const { width, height } = bodySize(props);
  const frame = props.within ? 2 * FRAME : 0;
  const [wide, high] = [width + frame, height + frame];
  return { width: wide, height: high, middle: { x: wide / 2, y: high / 2 } };
}

/** Size of his counter without what he is in. */
export function bodySize({ short, figures, weapon, tall = false, slim = false }: CrewCounterProps): Size {
  if (slim) {
    const name = textWide(short) * BOLD + SLIM_PADDING;
    return { width: weapon === null ? name : name + HOLD, height: SLIM_HIGH };
  }
  const text = Math.max(LEAST, Math.max(textWide(short) * BOLD, textWide(figures)) + PADDING);
  const width = weapon === null || tall ? text : text + HOLD;
  const height = weapon !== null && tall ? CREW_HIGH + HOLD : CREW_HIGH;
  return { width, height };
}

export interface EmptyProps {
  readonly kind: Within;
  readonly count: number;
}

export function emptySize({ count }: EmptyProps): Sized {
  const [right, bottom] = count > 1 ? [19, 17] : [15, 15];
  return { width: 15 + right, height: 15 + bottom, middle: { x: 15, y: 15 } };
}

export interface BoatProps {
  readonly boat: BoatId;
  /** `Scout` */
  readonly name: string;
  /** `2 in, 1 on` */
  readonly load: string;
  /** A Green Thing clings to it, or is in it. */
  readonly isBeset: boolean;
}

const BOAT = { width: 92, height: 40 } as const;
export const boatSize = (): Sized => ({ ...BOAT, middle: { x: BOAT.width / 2, y: BOAT.height / 2 } });

export function monsterSize({ count, fresh, stunned }: MonsterCounterProps): Sized {
  const [left, top] = fresh || stunned ? [18, 16] : [13, 15];
  const [right, bottom] = count > 9 ? [20, 18] : count > 1 ? [19, 17] : [13, 14];
  return { width: left + right, height: top + bottom, middle: { x: left, y: top } };
}

export const TAG_HIGH = 16;

export function tagSize({ text }: TagProps): Sized {
  const width = textWide(text) + PADDING;
  return { width, height: TAG_HIGH, middle: { x: width / 2, y: TAG_HIGH / 2 } };
}

export const LYING = 20;

export function lyingSize({ count }: LyingWeaponProps): Sized {
  const side = count > 1 ? LYING + 7 : LYING;
  return { width: side, height: side, middle: { x: LYING / 2, y: LYING / 2 } };
}
