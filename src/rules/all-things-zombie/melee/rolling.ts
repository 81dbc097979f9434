/** Sections: Melee, and the dice of everybody in contact: how many, needing what, in whose hand. */
import { type Modified, type OddsAsk, type Play, type Reading, roll, type Share } from '../../core/play.ts';
import { A_ZOMBIE, type Asking } from '../asking.ts';
import { stallFace } from './chain-saw.ts';
import { type Fighter, fighterRefusal } from './fighter.ts';
import { againstInput, MOST_OTHERS, meleeInput, severalInput } from './input.ts';
import { diceModifiers, meleeDice, meleeTarget, repModifiers } from './modifiers.ts';

/** Two who are in contact, by their places in the list of fighters. */
export type Contact = readonly [number, number];

export const other = ([a, b]: Contact, me: number) => (a === me ? b : a);

function enemiesOf(me: number, contacts: readonly Contact[]): readonly number[] {
  return contacts.filter((one) => one.includes(me)).map((one) => other(one, me));
}

export function at<T>(all: readonly T[], index: number): T {
  const one = all[index];
  if (one === undefined) throw new Error(`nobody fights at ${index}`);
  return one;
}

export interface Ready {
  readonly me: number;
  readonly dice: number;
  readonly modifiers: readonly Modified[];
  /** Against each enemy, in the order of the contacts. */
  readonly targets: readonly number[];
  readonly bearing: readonly (readonly Modified[])[];
}

export function readied(fighters: readonly Fighter[], contacts: readonly Contact[]): readonly Ready[] {
  return fighters.map((fighter, me) => {
    const refusal = fighterRefusal(fighter);
    if (refusal !== undefined) throw new Error(`melee was fought in spite of ${refusal}`);
    const enemies = enemiesOf(me, contacts).map((index) => at(fighters, index));
    const bearing = enemies.map((enemy) => repModifiers(fighter, enemy, enemies.length));
    const modifiers = diceModifiers(fighter, enemies);
    return {
      me,
      modifiers,
      bearing,
      dice: meleeDice(modifiers),
      targets: bearing.map((one) => meleeTarget(fighter, one)),
    };
  });
}

/** Zombies roll together, a die or more for each in their order; everybody else by himself. */
function hands(fighters: readonly Fighter[], ready: readonly Ready[]): readonly (readonly Ready[])[] {
  const zombies = ready.filter(({ me }) => at(fighters, me).kind === 'zombie');
  const humans = ready.filter(({ me }) => at(fighters, me).kind === 'human').map((one) => [one]);
  return [...humans, ...(zombies.length > 0 ? [zombies] : [])];
}

/** The first is whose the question is, the others those it is against, in their order. */
export function idOf({ of, against }: Asking, fighters: readonly Fighter[], me: number): string | undefined {
  if (me === 0) return of;
  return against?.[me - 1] ?? (at(fighters, me).kind === 'zombie' ? A_ZOMBIE : undefined);
}

function readingOf(fighters: readonly Fighter[], hand: readonly Ready[], alike: boolean): Reading {
  const [only, ...others] = hand;
  if (only === undefined) return { by: 'faces' };
  if (others.length > 0) {
    const needed = new Set(hand.flatMap(({ targets }) => targets));
    const single = needed.size === 1 && hand.every(({ dice }) => dice === 1);
    return alike && single ? { by: 'classes', cuts: [...needed] } : { by: 'faces' };
  }
  const stalls = stallFace(at(fighters, only.me));
  const cuts = [...new Set([...only.targets, ...(stalls === undefined ? [] : [stalls])])].sort(
    (a, b) => a - b,
  );
  return { by: 'classes', cuts, keep: { count: 2, best: 'low' } };
}

/** The first is in contact with all the others, and nobody else with anybody. */
const isAgainstAll = (fighters: readonly Fighter[], contacts: readonly Contact[]) =>
  contacts.length === fighters.length - 1 && contacts.every((one) => one.includes(0));

/** By the place in the list of fighters, of those who have rolled already. */
export type Fallen = readonly (readonly number[] | undefined)[];

/** Ask for the odds of a roll, but none against more than are counted; for those who roll after the first, they know what has fallen so far. */
function oddsOf(
  fighters: readonly Fighter[],
  contacts: readonly Contact[],
  of: number,
  fallen: Fallen,
): OddsAsk | undefined {
  const [a, b, ...more] = fighters;
  if (!isAgainstAll(fighters, contacts) || a === undefined || b === undefined) return undefined;
  if (more.length >= MOST_OTHERS) return undefined;
  if (of !== 0) return { rule: 'atz.melee.against', input: againstInput(a, [b, ...more], fallen) };
  if (more.length === 0) return { rule: 'atz.melee', input: meleeInput(a, b) };
  return { rule: 'atz.melee.several', input: severalInput(a, [b, ...more]) };
}

/** The same dice against each of them. */
const sharesOf = ({ targets, bearing }: Ready, dice: number, against: readonly string[]): readonly Share[] =>
  against.map((one, nth) => ({
    against: one,
    takes: 'all',
    dice,
    target: at(targets, nth),
    modifiers: at(bearing, nth),
  }));

/**
 * Each rolls once, unless his dice have `fallen`, and is held against every enemy in contact (ATZ-48); `alike` where it doesn’t
 * matter which zombie passed.
 */
export function* rollAll(
  asking: Asking,
  fighters: readonly Fighter[],
  contacts: readonly Contact[],
  ready: readonly Ready[],
  { fallen: before, alike }: { readonly fallen: Fallen; readonly alike: boolean },
): Play<readonly (readonly number[])[], never> {
  const faces = fighters.map((_, me) => before[me]);
  const rolling = ready.filter(({ me }) => before[me] === undefined);
  for (const hand of hands(fighters, rolling)) {
    const [first] = hand;
    const dice = hand.reduce((sum, one) => sum + one.dice, 0);
    if (first === undefined || dice === 0) continue;
    const targets = [...new Set(hand.flatMap((one) => one.targets))];
    const odds = oddsOf(fighters, contacts, first.me, faces);
    const enemies = [...new Set(hand.flatMap(({ me }) => enemiesOf(me, contacts)))];
    const against = enemies.map((one) => idOf(asking, fighters, one) ?? A_ZOMBIE);
    const fallen = yield* roll({
      ...asking,
      of: idOf(asking, fighters, first.me),
      against,
      rule: odds?.rule ?? 'atz.melee.several',
      dice,
      reading: readingOf(fighters, hand, alike),
      ...(targets.length === 1 && { target: targets[0] }),
      basis: {
        modifiers:
          hand.length > 1
            ? []
            : [...first.modifiers, ...(against.length > 1 ? [] : (first.bearing[0] ?? []))],
        ...(against.length > 1 && hand.length === 1 && { shares: sharesOf(first, dice, against) }),
      },
      odds,
    });
    let next = 0;
    for (const one of hand) {
      faces[one.me] = fallen.slice(next, next + one.dice);
      next += one.dice;
    }
  }
  return faces.map((own = []) => own);
}
