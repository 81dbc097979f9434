/** All who are in contact with one another fight: one round of melee, and all that follows from it at once. */
import { flag, list, optional } from '../../../../core/fields.ts';
import { weaponOf } from '../../../arms.ts';
import { askingOf } from '../../../asking.ts';
import { fighterRefusal } from '../../../melee/fighter.ts';
import { type Popped, popVolley } from '../../../melee/pop.ts';
import { type Contact, other } from '../../../melee/rolling.ts';
import { melee, type Round } from '../../../melee/round.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { touchedBy, type Zombies, type ZombiesDoing } from '../../../state/zombies.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, FIGHTER, FROM } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { idOf, isTwice } from '../fire/aimed.ts';
import { foughtWith } from '../gear/chain-saws.ts';
import { spend } from '../gear/spent.ts';
import { allHarmed, countBlows, type InRound, outlived, resultOf } from '../harm/blows.ts';
import type { Armed } from '../standing/fighters.ts';
import { standsAt } from '../standing/stands-at.ts';
import { tellTest } from '../standing/tested.ts';
import { rushesPast } from '../standing/vehicles-in-play.ts';
import { timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isBeyond } from '../zombies/noise.ts';
import { changed, doingNow, touching, zombiesNamed } from '../zombies/zombies.ts';
import { areTooMany, zombiesStruck } from '../zombies/zombies-harmed.ts';
import {
  BESIDE,
  contactsOf,
  HANDS,
  inHandOf,
  OPPONENT,
  OPPONENT_REFUSALS,
  OWN_REFUSALS,
  type Own,
  opponentOf,
  ownOf,
  POP,
  SURPRISED,
  type WithInHand,
} from './in-round.ts';
import { FIGHTING_TIMES, leavesOut, mayFight, type Pair, roundsAfter } from './melee-times.ts';
import { touchedOnBoard } from './touched-on-board.ts';

export const FIGHT = declared({
  fields: {
    who: FIGHTER,
    /** In his hands; nothing is improvised combat. */
    hands: HANDS,
    /** Others of his side in the same melee. */
    beside: optional(list(BESIDE, 0, 12)),
    against: list(OPPONENT, 1, 24),
    caught: SURPRISED,
    rushing: optional(flag),
    /** Fired at every zombie that is beaten, instead of striking it. */
    pop: POP,
    from: FROM,
    /** The activation of the next side begins with the round. */
    nextSide: optional(flag),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...FIGHTING_TIMES,
    ...OPPONENT_REFUSALS,
    ...OWN_REFUSALS,
    ...(['nobody-caught', 'off-the-table'] as const),
    ...(['named-twice', 'touches-nobody', 'volley', 'fighter', 'vehicle-too-fast'] as const),
  ],
});
type Input = InputOf<typeof FIGHT>;

/** A round is fought, by all who are in contact with one another: each rolls once, and is held against each he touches (ATZ-48). */
export function* fight(now: SeenCampaign, input: Input): ActOf<typeof FIGHT> {
  const { who, against, from, anyway } = input;
  const first = fighting(now, who);
  if (typeof first === 'string') return no(first);
  const { encounter, name } = first;
  const foes = against.flatMap(({ target }) => target ?? []);
  const ours: Own[] = [];
  for (const one of [input, ...(input.beside ?? [])]) {
    const own = ownOf(now, encounter, one, foes);
    if (typeof own === 'string') return no(own);
    ours.push(own);
  }
  if (isBeyond(encounter.table, from)) return no('off-the-table');
  const named = [...(input.beside ?? []).map((one) => ({ target: one.who })), ...against];
  if (isTwice(named)) return no('named-twice');
  const others: InRound[] = [];
  for (const one of against) {
    const opponent = opponentOf(now, encounter, [who, ...ours.map(({ found }) => found.fighter.who)], one);
    if (typeof opponent === 'string') return no(opponent);
    others.push(opponent);
  }
  if (input.beside?.some((one) => one.who === who)) return no('named-twice');
  if (areTooMany(others)) return no('no-such-zombies');
  const all: readonly InRound[] = [...ours, ...others];
  const contacts = contactsOf(all, ours.length, touchedOnBoard(now, encounter, ours, against));
  if (all.some((_, at) => !contacts.some((pair) => pair.includes(at)))) return no('touches-nobody');
  if (contacts.some(([a, b]) => isPast(encounter, all[a], all[b]))) return no('vehicle-too-fast');
  for (const { fights } of ours) {
    const why = fighterRefusal(fights);
    if (why !== undefined) return refuse({ code: 'fighter', why });
    if (fights.pop !== undefined && popVolley(fights.pop) === undefined)
      return refuse({ code: 'volley', why: 'shots-not-of-weapon', weapon: fights.pop.weapon });
  }
  const pairs = contacts.flatMap(([a, b]) => pairOf(all[a], all[b]));
  const untimely =
    mayFight(now, encounter, pairs, input.nextSide) ??
    (leavesOut(now, encounter, pairs, all) ? ('others-in-contact' as const) : undefined);
  const late = yield* timely(now, first, untimely, { anyway, answers: true });
  if (late !== undefined) return no(late);

  const asking = askingOf(first.fighter.who, all.slice(1).map(idOf));
  const rolled = yield* melee(
    asking,
    all.map(({ fights }) => fights),
    contacts,
  );
  const round = { ...rolled, hurt: rolled.hurt.map((one) => outlived(rolled, all, one)) };
  const rounds = roundsAfter(encounter, pairs, input.nextSide);
  for (const [at, one] of ours.entries()) {
    if (one.gun !== undefined) yield* popsHeard(encounter, one, one.gun, poppedBy(at, round), from);
  }
  yield* sawsFought(
    encounter,
    all.map((one, at) => ours[at] ?? inHandOf(encounter, one.found)),
    round,
  );
  for (const at of all.keys()) {
    const shots = poppedBy(at, round).reduce((sum, one) => sum + one.shots, 0);
    yield* countBlows(now, at, round, all, { shots, rounds });
  }
  const results = ours.map((_, at) => resultOf(round, all, at));
  for (const [at, { found }] of ours.entries()) {
    const result = results[at];
    const faces = round.rolled[at]?.faces ?? [];
    if (result) yield* tellTest(found, { rule: 'atz.melee', faces, target: null, result });
  }
  yield* allHarmed(now, round, all);
  const groups = yield* zombiesFought(now, all, contacts);
  yield* zombiesStruck(
    now,
    groups.map((zombies, at) => ({ zombies, came: round.hurt.find((one) => one.fighter === at) })),
  );
  const [result, ...besides] = results;
  return done('fight', {
    name,
    result: result ?? resultOf(round, all),
    ...(besides.length > 0 && { beside: ours.slice(1).map(({ found }) => found.name), besides }),
  });
}

/** A pair from the side of the person in it, or of the first of two. */
function pairOf(a: InRound | undefined, b: InRound | undefined): Pair[] {
  const [one, other] = a?.found ? [a, b] : [b, a];
  return one?.found && other ? [{ one: one.found, with: other.found, zombies: other.zombies }] : [];
}

/** True for two of whom one sits in a vehicle that goes too fast for the other. */
const isPast = (encounter: SeenEncounter, a: InRound | undefined, b: InRound | undefined): boolean =>
  pairOf(a, b).some(({ one, with: other, zombies }) =>
    rushesPast(encounter, one.fighter, { fighter: other?.fighter, inside: zombies?.inside?.spot }),
  );

/** Shots at zombies that he has beaten. */
const poppedBy = (me: number, { clashes }: Round): readonly Popped[] =>
  clashes.flatMap(({ popped, between, loser }) =>
    popped !== null && loser !== me && between.includes(me) ? [popped] : [],
  );

function* popsHeard(
  encounter: SeenEncounter,
  { found }: Own,
  gun: Armed,
  popped: readonly Popped[],
  from: Input['from'],
): CampaignPlay<void> {
  const shots = popped.reduce((sum, one) => sum + one.shots, 0);
  if (shots === 0) return;
  const { who } = found.fighter;
  if (weaponOf(gun.weapon).noise.by !== 'nothing')
    yield* tell({ type: 'shots-marked', marker: { who, shots, from: from ?? standsAt(encounter, found) } });
  yield* spend(encounter, found, gun, { shots, ones: Math.max(...popped.map((one) => one.ones)) });
}

/** Tells how the dice of the round have left everybody’s chain saw. */
function* sawsFought(
  encounter: SeenEncounter,
  all: readonly WithInHand[],
  { rolled }: Round,
): CampaignPlay<void> {
  for (const [at, { found, inHand }] of all.entries())
    for (const armed of found === null ? [] : inHand)
      if (found !== null) yield* foughtWith(encounter, found, armed, rolled[at]?.motor ?? null);
}

/**
 * Puts the zombies in contact with those they have fought, beside any they touched before; returns by place in the round the group as which
 * each of them goes on.
 */
function* zombiesFought(
  now: SeenCampaign,
  all: readonly InRound[],
  contacts: readonly Contact[],
): CampaignPlay<readonly (Zombies | undefined)[]> {
  const fought = now.encounter?.turn?.number ?? 0;
  const alike = new Map<string, { id: string; doing: ZombiesDoing; places: number[] }>();
  for (const [at, { zombies }] of all.entries()) {
    if (zombies === undefined || now.encounter === null) continue;
    const met = contacts.filter((pair) => pair.includes(at)).map((pair) => all[other(pair, at)]?.found);
    const touched = touchedBy(doingNow(now, now.encounter, zombies));
    const people = new Set([...touched, ...met.flatMap((found) => found?.fighter.who ?? [])]);
    const doing = touching([...people], { fought });
    const key = `${zombies.id} ${[...people].join()}`;
    const before = alike.get(key);
    if (before) before.places.push(at);
    else alike.set(key, { id: zombies.id, doing, places: [at] });
  }
  const after = new Map<number, Zombies>();
  for (const { id, doing, places } of alike.values()) {
    const group = now.encounter && zombiesNamed(now.encounter, id);
    if (!group) continue;
    const to = yield* changed(now, group, { doing }, places.length);
    for (const at of places) after.set(at, to);
  }
  return all.map((_, at) => after.get(at));
}
