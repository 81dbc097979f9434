/** Section: “In Sight” Check. All who come into sight of one another at one moment test together; it says who fires first, and at whom. */
import { group, list, optional } from '../../../../core/fields.ts';
import { askingOf } from '../../../asking.ts';
import { knownOf } from '../../../data/circumstances.ts';
import { IN_SIGHT_ASKS, IN_SIGHT_WORDS, type InSightWord, inSight } from '../../../reaction/in-sight.ts';
import { decided } from '../../../reaction/react.ts';
import { type MayFire, orderOfFire } from '../../../shooting/first-fire.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { Fighter, FighterId, ToFire } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { isInView } from '../places/come-into-view.ts';
import { placeHere } from '../places/seen-from.ts';
import { isAble } from '../standing/able.ts';
import { toFireBy } from '../standing/answers.ts';
import { checkerAmong } from '../standing/checker-of.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { sidesOf } from '../standing/own-side.ts';
import { afterInSight } from '../standing/standing-after.ts';
import { tellTest } from '../standing/tested.ts';
import { allTimely } from '../turn/timely.ts';
import { zombiesNamed } from '../zombies/zombies.ts';
import { factsOf } from './facts.ts';
import { givenAway } from './hide.ts';

const SIGHTING_TIMES = ['asked-already', 'against-places'] as const satisfies readonly Untimely[];

export const SIGHT = declared({
  fields: {
    /** Everybody who tests, on either side, with what bears on it. */
    looks: list(group({ who: FIGHTER, ...IN_SIGHT_ASKS }), 1, 40),
    /** People who have come into sight and test nothing: they were given away, or have tested already. */
    seen: optional(list(FIGHTER, 0, 40)),
    /** Zombies that have come into sight; they test nothing. */
    zombies: optional(list(ZOMBIES, 0, 40)),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'out-of-action', 'named-twice', 'nobody-seen', 'no-such-zombies', ...SIGHTING_TIMES],
});
type Input = InputOf<typeof SIGHT>;

interface Look {
  readonly found: Fighting;
  readonly said: Input['looks'][number];
  readonly sees: readonly (FighterId | ZombiesId)[];
  /** By the places of a board he sees none of them. */
  readonly unseen?: true;
}

/** Each tests once, whatever comes into its sight at that moment (ATZ-125); then they fire in the order of their dice (ATZ-124). */
export function* takeSight(now: SeenCampaign, input: Input): ActOf<typeof SIGHT> {
  const encounter = encounterAt(now, SIGHT.stages);
  if (typeof encounter === 'string') return no(encounter);
  const looks = looksOf(now, encounter, input);
  if (typeof looks === 'string') return no(looks);
  const late = yield* allTimely(
    now,
    looks.map(({ found }) => found),
    (one) => {
      if (hasLooked(one)) return 'asked-already';
      return looks.some(({ found, unseen }) => unseen && found === one) ? 'against-places' : undefined;
    },
    { anyway: input.anyway, answers: true },
  );
  if (late !== undefined) return no(late);
  const came: (MayFire<Look> & { readonly toFire: ToFire | undefined; readonly tested: TestResult })[] = [];
  for (const look of looks) {
    const { found, said } = look;
    const moved = found.fighter.inSight?.moving && { moving: true };
    const what = { ...moved, ...said, ...knownOf(factsOf(now, encounter, found)) };
    const asking = askingOf(found.fighter.who);
    const { checked, act } = yield* decided(
      asking,
      inSight(asking, checkerAmong(encounter, found, what), what),
    );
    const { rule, faces, target, becomesHero: hero } = checked;
    const result = { of: 'reaction', word: act } as const;
    yield* tellTest(found, { rule, faces, target, result, hero });
    const may = isInSight(act) ? act : 'doesNotFire';
    const toFire = toFireBy(rule, result, onlyOne(look.sees));
    came.push({
      id: look,
      rolled: checked.rolled,
      moved: what.moving === true && !what.hidden,
      result: may,
      toFire,
      tested: result,
    });
    if (act === 'firesAndIsExposed') yield* givenAway(now, found.fighter.who);
  }
  const order = orderOfFire(came);
  const fires = new Map(order.flatMap((volley, nth) => volley.map((look) => [look, nth + 1] as const)));
  const sight = 1 + Math.max(0, ...encounter.fighters.map((one) => one.toFire?.sight ?? 0));
  // In this order they stand among what is due.
  for (const { id: look, toFire, tested } of came.toSorted(
    (a, b) => placeOf(fires, a.id) - placeOf(fires, b.id),
  ))
    yield* seesThem(now, look, {
      toFire: toFire && { ...toFire, nth: fires.get(look) ?? 1, sight, among: look.sees },
      result: tested,
    });
  return done('sight', { order: order.map((volley) => volley.map(({ found }) => found.name).join(', ')) });
}

const placeOf = (fires: ReadonlyMap<Look, number>, look: Look) => fires.get(look) ?? Number.POSITIVE_INFINITY;

const isInSight = (word: string): word is InSightWord => IN_SIGHT_WORDS.some((one) => one === word);

function onlyOne(sees: Look['sees']): FighterId | null {
  const [only, ...others] = sees;
  return only === undefined || others.length > 0 || isZombies(only) ? null : only;
}

const isZombies = (id: FighterId | ZombiesId): id is ZombiesId => id.startsWith('z');

/** Until something has moved one look is all, whoever popped up before it aside: only the players see who comes into sight. */
export const hasLooked = ({ fighter: { done, inSight } }: Fighting): boolean =>
  done?.looked === true && inSight === undefined;

/** Everybody with whom each comes face to face: enemies who aren’t hidden, and all of the zombies named; on a board, those in his view. */
function looksOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { looks, seen = [], zombies = [] }: Input,
): readonly Look[] | (typeof SIGHT.refusals)[number] {
  const all = [...looks.map(({ who }) => who), ...seen];
  if (new Set(all).size < all.length) return 'named-twice';
  const people: Fighting[] = [];
  for (const who of all) {
    const found = fighterNamed(now, encounter, who);
    if (found === undefined) return 'not-here';
    if (!isAble(found.fighter)) return 'out-of-action';
    people.push(found);
  }
  const groups = zombies.map((id) => zombiesNamed(encounter, id));
  if (groups.includes(undefined)) return 'no-such-zombies';
  const sideOf = sidesOf(now, encounter);
  const told = looks.flatMap((said, at): Look[] => {
    const found = people[at];
    if (found === undefined) return [];
    const foes = people.filter((other) => sideOf(other) !== sideOf(found) && !other.fighter.hidden);
    const sees = [...foes.map(({ fighter }) => fighter.who), ...groups.flatMap((one) => one?.id ?? [])];
    if (placeHere(encounter, found.fighter.who) === undefined) return [{ found, said, sees }];
    const inView = sees.filter(
      (id) => id === found.fighter.inSight?.of || isInView(encounter, found.fighter.who, id),
    );
    return [inView.length > 0 ? { found, said, sees: inView } : { found, said, sees, unseen: true }];
  });
  return told.some(({ sees }) => sees.length === 0) ? 'nobody-seen' : told;
}

/** Has tested for them, and may fire or not. */
function* seesThem(
  now: SeenCampaign,
  { found, sees }: Look,
  { toFire, result }: { readonly toFire: ToFire | undefined; readonly result: TestResult },
): CampaignPlay<void> {
  const { encounter } = now;
  const is = encounter && fighterNamed(now, encounter, found.fighter.who);
  if (!is) return;
  const { inSight: _, toFire: __, hasSeen = [], ...rest } = afterInSight(encounter, is.fighter, result);
  const zombies = [...new Set([...hasSeen, ...sees.filter(isZombies)])];
  const to: Fighter = {
    ...rest,
    ...(zombies.length > 0 && { hasSeen: zombies }),
    ...(toFire && { toFire }),
  };
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}
