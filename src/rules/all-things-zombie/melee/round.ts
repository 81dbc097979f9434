/** Sections: Melee, Melee Results Table, Obviously Dead and Determining Damage in melee. One round of everybody in contact. */
import { choice } from '../../core/fields.ts';
import { type Merge, part } from '../../core/part.ts';
import { type Passed, passedWith } from '../../core/pass.ts';
import { type Modified, type Play, roll } from '../../core/play.ts';
import { type KeyedTable, lookUp, type RangeTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import { isLoadedByHand } from '../arms.ts';
import type { Asking } from '../asking.ts';
import { blowOf } from '../shooting/blow.ts';
import { HARMS, type Harm, type Hurt, hurt } from '../shooting/damage.ts';
import { afterFiring } from '../turn/ammo.ts';
import { type MotorWord, motorAfter } from './chain-saw.ts';
import type { Fighter } from './fighter.ts';
import { type Popped, pop } from './pop.ts';
import { at, type Contact, type Fallen, idOf, other, type Ready, readied, rollAll } from './rolling.ts';

export type ClashWord = 'allMiss' | 'armorMayHelp' | 'hit';

/** Results by the number of dice that one side has passed more. */
export const MELEE_RESULTS = {
  id: 'atz.melee-results',
  section: 'Melee Results Table',
  figures: { result: choice(['allMiss', 'armorMayHelp', 'hit']) },
  rows: { '0': { result: 'allMiss' }, '1': { result: 'armorMayHelp' }, '2': { result: 'hit' } },
} as const satisfies KeyedTable<'0' | '1' | '2', ClashWord>;

/** A protected loser by one die: what its armour does. */
export const MELEE_ARMOR = {
  id: 'atz.melee-armor',
  section: 'Melee Results Table',
  figures: { result: choice(['misses', 'hit']) },
  rows: [
    { from: 1, to: 3, result: 'misses' },
    { from: 4, to: 6, result: 'hit' },
  ],
} as const satisfies RangeTable<'misses' | 'hit'>;

export interface Rolled {
  readonly modifiers: readonly Modified[];
  /** Faces in the order rolled. */
  readonly faces: readonly number[];
  /** State of the fighter’s chain saw after these dice. */
  readonly motor: MotorWord | null;
}

/** Clash of two fighters, and how they came off against each other. */
export interface Clash {
  readonly between: Contact;
  readonly passed: readonly [Passed, Passed];
  readonly modifiers: readonly [readonly Modified[], readonly Modified[]];
  readonly row: RowId;
  /** Null where both passed as many. */
  readonly loser: number | null;
  /** Face of the armour die of a protected loser. */
  readonly armor: number | null;
  /** Fired instead of striking, at this beaten zombie. */
  readonly popped: Popped | null;
  readonly hit: boolean;
}

/** Outcome of the round for one of the fighters. */
export interface Outcome extends Omit<Hurt, 'megaDeath'> {
  readonly fighter: number;
}

export interface Round {
  /** Dice in the order of the fighters. */
  readonly rolled: readonly Rolled[];
  readonly clashes: readonly Clash[];
  /** Outcomes for those who were hit. */
  readonly hurt: readonly Outcome[];
  readonly rows: readonly RowId[];
}

interface Going {
  /** Dice that have been rolled already. */
  readonly fallen?: Fallen;
  /** Part of the outcomes that matters when the round is over, and by which they are gathered. */
  readonly gather?: Merge;
  readonly matters?: (hurt: ReadonlyMap<number, Outcome>) => unknown;
}

type Compared = Omit<Clash, 'armor' | 'popped' | 'hit'> & { readonly word: ClashWord };

function compared(
  contacts: readonly Contact[],
  ready: readonly Ready[],
  faces: readonly (readonly number[])[],
) {
  const against = (me: number, contact: Contact) => {
    const one = at(ready, me);
    const place = contacts.filter((some) => some.includes(me)).indexOf(contact);
    return { passed: passedWith(at(faces, me), at(one.targets, place)), modifiers: at(one.bearing, place) };
  };
  return contacts.map((contact): Compared => {
    const [a, b] = [against(contact[0], contact), against(contact[1], contact)];
    const more = a.passed.passes - b.passed.passes;
    const { result, row } = read(rowOf(MELEE_RESULTS, `${Math.abs(more)}` as '0' | '1' | '2'));
    const lost = more > 0 ? contact[1] : contact[0];
    return {
      between: contact,
      passed: [a.passed, b.passed],
      modifiers: [a.modifiers, b.modifiers],
      row,
      word: result,
      loser: more === 0 || result === 'allMiss' ? null : lost,
    };
  });
}

/** Armour helps a loser by one die. */
function* armor(
  asking: Asking,
  loser: Fighter,
  word: ClashWord,
): Play<{ face: number | null; hit: boolean; rows: readonly RowId[] }, never> {
  if (word !== 'armorMayHelp' || loser.protected !== true) return { face: null, hit: true, rows: [] };
  const cuts = [1, 2, 3, 4, 5].filter(
    (face) => lookUp(MELEE_ARMOR, face)?.result !== lookUp(MELEE_ARMOR, face + 1)?.result,
  );
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.melee-armor',
    dice: 1,
    reading: { by: 'classes', cuts },
  });
  const found = lookUp(MELEE_ARMOR, face);
  if (found === undefined) throw new Error(`${MELEE_ARMOR.id} has no row for ${face}`);
  read(found);
  return { face, hit: found.result === 'hit', rows: [found.row] };
}

const worse = (a: Harm, b: Harm): Harm => (HARMS.indexOf(a) < HARMS.indexOf(b) ? b : a);

function together(before: Outcome, now: Outcome): Outcome {
  return {
    fighter: before.fighter,
    hits: before.hits + now.hits,
    harm: worse(before.harm, now.harm),
    dead: [...before.dead, ...now.dead],
    damage: [...before.damage, ...now.damage],
    survived: before.survived + now.survived,
    knockedBack: before.knockedBack + now.knockedBack,
    rows: [...before.rows, ...now.rows],
  };
}

/**
 * A round of melee, or what is left of it after the dice that have `fallen`. Zombies that are beaten may be fired at instead of
 * struck, where their enemy would (`pop`).
 */
export function* melee(
  asking: Asking,
  fighters: readonly Fighter[],
  contacts: readonly Contact[],
  fallen: Fallen = [],
): Play<Round, never> {
  return yield* fought(asking, fighters, contacts, readied(fighters, contacts), { fallen });
}

/** Plays the clash of one of several with the first, by itself: what each rolls and needs is that of the whole round. */
export function* clashAlone(
  asking: Asking,
  fighters: readonly Fighter[],
  contacts: readonly Contact[],
  nth: number,
  fallen: Fallen = [],
): Play<Round, never> {
  const ready = readied(fighters, contacts);
  const contact = at(contacts, nth);
  const pair = contact.map((me, place): Ready => {
    const { targets, bearing, ...one } = at(ready, me);
    const against = contacts.filter((some) => some.includes(me)).indexOf(contact);
    return { ...one, me: place, targets: [at(targets, against)], bearing: [at(bearing, against)] };
  });
  const both = contact.map((me) => at(fighters, me));
  return yield* fought(asking, both, [[0, 1]], pair, { fallen: contact.map((me) => fallen[me]) });
}

/** Plays the round for its effect on the first of all, counted without telling apart zombies that need the same. */
export function* ownFate(
  asking: Asking,
  fighters: readonly Fighter[],
  contacts: readonly Contact[],
  fallen: Fallen = [],
): Play<Harm, never> {
  const ready = readied(fighters, contacts);
  const mine = (hurt: ReadonlyMap<number, Outcome>) => [
    hurt.get(0)?.harm ?? null,
    hurt.get(0)?.survived ?? 0,
  ];
  return yield* part(function* (merge) {
    const { hurt } = yield* fought(asking, fighters, contacts, ready, {
      fallen,
      gather: merge,
      matters: mine,
    });
    return hurt.find(({ fighter }) => fighter === 0)?.harm ?? 'unhurt';
  });
}

/** The round of those who are ready for it. Odds of some of it alone gather after each clash what `matters`. */
function* fought(
  asking: Asking,
  fighters: readonly Fighter[],
  contacts: readonly Contact[],
  ready: readonly Ready[],
  { fallen = [], gather, matters }: Going = {},
): Play<Round, never> {
  const faces = yield* rollAll(asking, fighters, contacts, ready, { fallen, alike: matters !== undefined });
  const rows: RowId[] = ready.flatMap(({ modifiers, bearing }) =>
    [...modifiers, ...bearing.flat()].map(({ row }) => row),
  );
  const clashes: Clash[] = [];
  const outcomes = new Map<number, Outcome>();
  let dry = false;
  const all = compared(contacts, ready, faces);
  for (const [nth, { word, ...clash }] of all.entries()) {
    // At each turn, whoever wins it: ways that have come equally far go on as one.
    if (gather && matters)
      yield* gather(() => [
        matters(outcomes),
        dry,
        all.slice(nth).map(({ between }) => between.map((me) => faces[me])),
      ]);
    rows.push(clash.row);
    const { loser, between } = clash;
    if (loser === null) {
      clashes.push({ ...clash, armor: null, popped: null, hit: false });
      continue;
    }
    const beaten = at(fighters, loser);
    const winner = at(fighters, other(between, loser));
    const won = idOf(asking, fighters, other(between, loser));
    const lost = idOf(asking, fighters, loser);
    const striking: Asking = { ...asking, of: won, against: lost === undefined ? undefined : [lost] };
    const stopped = yield* armor({ ...asking, of: lost, against: undefined }, beaten, word);
    rows.push(...stopped.rows);
    const shot: Popped | null =
      winner.pop && !dry && beaten.kind === 'zombie' && stopped.hit
        ? yield* pop(striking, winner, winner.pop)
        : null;
    // If several are beaten, those after an empty clip are struck; a barrel is fired once, and a weapon thrown once.
    if (shot !== null) dry = isLoadedByHand(shot.weapon) || afterFiring(shot.weapon, 0, shot.ones).empty;
    clashes.push({ ...clash, armor: stopped.face, popped: shot, hit: stopped.hit });
    if (!stopped.hit) continue;
    const before = outcomes.get(loser);
    const now: Outcome = shot
      ? { ...UNHURT, fighter: loser, hits: 1, harm: shot.harm, rows: shot.rows }
      : {
          ...(yield* hurt(
            striking,
            { ...beaten, survived: (beaten.survived ?? 0) + (before?.survived ?? 0) },
            1,
            blowOf(winner),
            { mega: false },
          )),
          fighter: loser,
        };
    outcomes.set(loser, before ? together(before, now) : now);
  }
  const rolled = ready.map(({ me, modifiers }) => ({
    modifiers,
    faces: at(faces, me),
    motor: motorAfter(at(fighters, me), at(faces, me)),
  }));
  const harmed = [...outcomes.values()];
  return {
    rolled,
    clashes,
    hurt: harmed,
    rows: [...new Set([...rows, ...harmed.flatMap((one) => one.rows)])],
  };
}

const UNHURT = { dead: [], damage: [], survived: 0, knockedBack: 0 } as const;
