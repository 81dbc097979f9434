/** Times at which somebody may do something, of his own accord or in answer; and how a correction goes past them. */
import { byPlayer } from '../../../state/cause.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { DoneThisTurn, Fighter, MovedOf, ToFire } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import { allDouble, inOrder } from '../../../turn/activation.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { isInMelee } from '../zombies/in-contact.ts';
import { dieOf, goesFirst, groupsApart, isBound, leadingNow, mayGo } from './activation.ts';
import { leavesOff } from './doings.ts';
import { doesBoth, liesFlat, outOfItsSight, staysDown } from './ducked-back.ts';
import { skipsOthers } from './sides.ts';

/** Reasons for which nobody acts of his own accord. */
export const ACTING_TIMES = [
  'unmarked',
  'doubles',
  'not-active',
  'not-first',
  'others-first',
  'side-has-acted',
  'no-sense',
  'as-before',
  'what-now-first',
  'stays-down',
  'searches',
  'tends',
  'picks-up',
] as const satisfies readonly Untimely[];
type ActingTime = (typeof ACTING_TIMES)[number];

export const ENTERING_TIMES = [...ACTING_TIMES, 'in-melee', 'charges'] as const satisfies readonly Untimely[];

/** Reason for which he may not act of his own accord; before the first turn, and for anybody who came in during one, nothing binds. */
export function notActive(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): ActingTime | undefined {
  if (isUnmarked(one)) return 'unmarked';
  const late = mayAct(now, encounter, one);
  if (late !== undefined || encounter.turn === null) return late;
  const { searched, tended, pickedUp } = doneBy(one);
  if (searched !== undefined) return 'searches';
  return tended ? 'tends' : pickedUp && 'picks-up';
}

/** A check has it duck back, flee or break down, and it stands as it did for all that the table knows. */
export const isUnmarked = ({ fighter }: Fighting): boolean => fighter.toMark !== undefined;

/** The same before its turn is spent on a search, a casualty or a weapon. */
export function mayAct(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): ActingTime | undefined {
  const late = notTheirTurn(now, encounter, one);
  if (late !== undefined || !isBound(encounter, one) || encounter.turn === null) return late;
  return staysDown(now, one.fighter);
}

/** The same of his side’s turn and his senses alone, whatever a Duck Back has left him. */
function notTheirTurn(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): ActingTime | undefined {
  const { turn } = encounter;
  const first = goesFirst(encounter, one);
  if (first !== undefined) return first ? undefined : 'not-first';
  const goes = mayGo(now, encounter, one);
  if (turn === null || goes === undefined) return undefined;
  if (allDouble(turn)) return 'doubles';
  if (!goes.may) return 'not-active';
  if (hasActed(encounter, one)) return 'side-has-acted';
  if (doneBy(one).sense === 'nothing') return 'no-sense';
  return leavesOff(one.fighter) ? 'as-before' : undefined;
}

/** Another side, which goes after his, has begun to act. */
function hasActed(encounter: SeenEncounter, one: Fighting): boolean {
  const { turn } = encounter;
  if (turn?.acting === undefined) return false;
  const order = inOrder(turn).map(({ side }) => side);
  return order.indexOf(dieOf(encounter, one)?.side ?? '') < order.indexOf(turn.acting);
}

/** On doubles all round, or of two sides, both may reload and get up, too (ATZ-28, ATZ-29, ATZ-126). */
export function mayRecover(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): ActingTime | undefined {
  const { turn } = encounter;
  const die = dieOf(encounter, one);
  if (isUnmarked(one)) return 'unmarked';
  if (goesFirst(encounter, one) !== undefined) return notActive(now, encounter, one);
  if (turn === null || die === undefined) return undefined;
  if (!inOrder(turn).some(({ side }) => side === die.side)) return undefined;
  return notActive(now, encounter, one);
}

export const FIRING_TIMES = [
  ...ACTING_TIMES,
  'not-both',
  'fired-already',
  'in-melee',
  'charges',
  'broke-off',
  'fires-at-another',
  'ducked-from-it',
  'hides-from-it',
  'lies-flat',
] as const satisfies readonly Untimely[];

export const MOVING_TIMES = [
  ...ACTING_TIMES,
  'not-both',
  'in-melee',
  'charges',
  'moved-already',
  'runs',
] as const satisfies readonly Untimely[];
export const RELOADING_TIMES = [
  ...ACTING_TIMES,
  'reloaded-already',
  'runs',
] as const satisfies readonly Untimely[];

const doneBy = ({ fighter }: Pick<Fighting, 'fighter'>): DoneThisTurn => fighter.done ?? {};

export interface Firing {
  readonly weapon: string;
  readonly together: boolean;
  readonly at: readonly (string | null)[];
}

/** Firing of his own accord is once in an activation, with one weapon or two together (ATZ-125); in answer it is whenever a result says so. */
export function mayFire(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  { weapon, together, at }: Firing,
): (typeof FIRING_TIMES)[number] | undefined {
  if (isUnmarked(one)) return 'unmarked';
  if (!isBound(encounter, one)) return undefined;
  const late = notActive(now, encounter, one);
  const { toFire } = one.fighter;
  if (liesFlat(one.fighter)) return 'lies-flat';
  const hidden = () => outOfItsSight(now, encounter, one.fighter, at);
  if (toFire !== undefined) {
    // Somebody named may be fired at through his cover (section: Pursue by Fire); the others have to be in sight.
    if (toFire.at !== null && answers(toFire, at)) return undefined;
    return toFire.at === null || late === undefined ? hidden() : 'fires-at-another';
  }
  const { fired = [], together: two = false, brokeOff } = doneBy(one);
  const other = two && together && fired.length === 1 && !fired.includes(weapon);
  if (late !== undefined) return late;
  if (isInMelee(now, encounter, one)) return 'in-melee';
  if (hasCharged(one)) return 'charges';
  if (brokeOff) return 'broke-off';
  if (leavesOff(one.fighter, 'fires')) return 'as-before';
  const both = doesBoth(one.fighter, 'shoots');
  if (both !== undefined) return both;
  if (fired.length > 0 && !other) return 'fired-already';
  return hidden();
}

const answers = ({ at }: ToFire, aimed: readonly (string | null)[]) =>
  at === null || aimed.every((who) => who === at);

/** Allows one move in an activation, as far as it leads; any rest of it may be gone later in the same one (section: Fire and Move). */
export function mayMove(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  how: MovedOf['how'],
): (typeof MOVING_TIMES)[number] | undefined {
  if (isUnmarked(one)) return 'unmarked';
  if (!isBound(encounter, one)) return undefined;
  const late = notActive(now, encounter, one);
  if (late !== undefined) return late;
  if (isInMelee(now, encounter, one)) return 'in-melee';
  const { charge, reloaded, entered } = doneBy(one);
  if (charge !== undefined) return 'charges';
  if (leavesOff(one.fighter, 'moves')) return 'as-before';
  const both = doesBoth(one.fighter, 'moves');
  if (both !== undefined) return both;
  if (how === 'fast' && reloaded) return 'runs';
  // Going in was part of a move, and not of that one.
  if (how === 'fast' && entered !== undefined && one.fighter.moved === undefined) return 'moved-already';
  return one.fighter.moved === undefined || leftOf(encounter, one.fighter, how) !== undefined
    ? undefined
    : 'moved-already';
}

/** Going in or up is part of a move, so it is for whoever is active and not in melee (section: Entering and Exiting Buildings). */
export function mayEnter(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): (typeof ENTERING_TIMES)[number] | undefined {
  if (isUnmarked(one)) return 'unmarked';
  if (!isBound(encounter, one)) return undefined;
  const late = notActive(now, encounter, one);
  if (late !== undefined) return late;
  if (isInMelee(now, encounter, one)) return 'in-melee';
  return doneBy(one).charge === undefined ? undefined : 'charges';
}

/** Inches of a move begun in this turn; before the first one every move is a new one. */
export const leftOf = (
  { turn, firstRound }: SeenEncounter,
  { moved }: Pick<Fighter, 'moved'>,
  how: MovedOf['how'],
): number | undefined =>
  (turn === null && firstRound === undefined) || moved?.how !== how ? undefined : moved.left;

/** True while his side is the one that acts. */
export const isTheirs = (encounter: SeenEncounter, one: Fighting): boolean =>
  goesFirst(encounter, one) ??
  (encounter.turn?.acting !== undefined && dieOf(encounter, one)?.side === encounter.turn.acting);

/** After he has fired: what bounds his next shots, and no result that lets him any more. */
export function afterFire(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  { weapon, together }: Pick<Firing, 'weapon' | 'together'>,
): Fighter {
  const { toFire: _, ...fighter } = one.fighter;
  // In his own activation fire in answer is his fire for it (ATZ-125).
  const own = one.fighter.toFire === undefined || isTheirs(encounter, one);
  if (!isBound(encounter, one) || !own || notActive(now, encounter, one) !== undefined) return fighter;
  const { inAnswer, ...done } = doneBy(one);
  const { fired = [] } = done;
  const wasTold = fired.length === 0 ? one.fighter.toFire !== undefined : inAnswer;
  return {
    ...fighter,
    done: {
      ...done,
      fired: [...new Set([...fired, weapon])],
      ...(wasTold && { inAnswer: wasTold }),
      ...(together && { together }),
      ...(done.whatNow && one.fighter.toFire === undefined && { whatNow: 'has-shot' }),
    },
  };
}

/** A charge is a whole action, and a figure that stays where it is may still fire from there (section: Actions; ATZ-147). */
export const hasCharged = (one: Pick<Fighting, 'fighter'>): boolean =>
  (doneBy(one).charge ?? 'stays') !== 'stays';

/** A weapon in an activation (ATZ-129), and in a normal move if any (section: Movement and Weapon Usage). */
export function mayReload(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): (typeof RELOADING_TIMES)[number] | undefined {
  const late = mayRecover(now, encounter, one);
  if (late !== undefined) return late;
  if (leavesOff(one.fighter, 'reloads')) return 'as-before';
  if (one.fighter.moved?.how === 'fast') return 'runs';
  return isBound(encounter, one) && doneBy(one).reloaded ? 'reloaded-already' : undefined;
}

/** The player’s reason to do it all the same. */
interface Anyway {
  readonly anyway?: string | undefined;
}

/**
 * Done now, whereby his side is the one that acts unless it is in answer; or all the same for the player’s reason; what is given back is
 * why it isn’t. A side that goes before and hasn’t begun has no turn any more once his acts, and so the player is asked.
 */
export function timely<U extends Untimely>(
  now: SeenCampaign,
  one: Fighting,
  untimely: U | undefined,
  how: Anyway & { readonly answers: true },
): CampaignPlay<U | undefined>;
export function timely<U extends Untimely>(
  now: SeenCampaign,
  one: Fighting,
  untimely: U | undefined,
  how: Anyway & { readonly answers?: boolean },
): CampaignPlay<U | 'others-first' | undefined>;
export function* timely<U extends Untimely>(
  now: SeenCampaign,
  { fighter, name, figure }: Fighting,
  untimely: U | undefined,
  { anyway, answers: isAnswer = false }: Anyway & { readonly answers?: boolean },
): CampaignPlay<U | 'others-first' | undefined> {
  const { who } = fighter;
  if (untimely !== undefined) {
    if (anyway === undefined) return untimely;
    yield* tell({ type: 'done-anyway', who, name, untimely, why: byPlayer(anyway) });
    return undefined;
  }
  const { encounter } = now;
  if (encounter === null || encounter.turn === null || isAnswer) return undefined;
  const one = fighterNamed(now, encounter, who);
  const side = dieOf(encounter, { figure, fighter })?.side;
  if (one === undefined || side === undefined || side === encounter.turn.acting) return undefined;
  // A first move after words is no turn of the mover’s side.
  if (goesFirst(encounter, one) !== undefined) return undefined;
  if (notActive(now, encounter, one) !== undefined) return undefined;
  if (skipsOthers(now, encounter, one)) {
    const skips = 'others-first';
    if (anyway === undefined) return skips;
    yield* tell({ type: 'done-anyway', who, name, untimely: skips, why: byPlayer(anyway) });
  }
  const leading = leadingNow(now, encounter, one);
  const isByPlaces = encounter.board !== undefined && encounter.groups === undefined;
  yield* tell({
    type: 'side-acts',
    side,
    ...(leading.length > 0 && { leading }),
    ...(isByPlaces && { groups: groupsApart(now, encounter, one) }),
  });
  return undefined;
}

/** Does something together for several: for all of them, or for nobody while one may not; returns the reason. */
export function allTimely<U extends Untimely>(
  now: SeenCampaign,
  all: readonly Fighting[],
  untimely: (one: Fighting) => U | undefined,
  how: Anyway & { readonly answers: true },
): CampaignPlay<U | undefined>;
export function allTimely<U extends Untimely>(
  now: SeenCampaign,
  all: readonly Fighting[],
  untimely: (one: Fighting) => U | undefined,
  how: Anyway & { readonly answers?: boolean },
): CampaignPlay<U | 'others-first' | undefined>;
export function* allTimely<U extends Untimely>(
  now: SeenCampaign,
  all: readonly Fighting[],
  untimely: (one: Fighting) => U | undefined,
  how: Anyway & { readonly answers?: boolean },
): CampaignPlay<U | 'others-first' | undefined> {
  const late = all.map((one) => ({ one, why: untimely(one) }));
  const refused = late.find(({ why }) => why !== undefined)?.why;
  if (refused !== undefined && how.anyway === undefined) return refused;
  for (const { one, why } of late) {
    const skips = yield* timely(now, one, why, how);
    if (skips !== undefined) return skips;
  }
  return undefined;
}
