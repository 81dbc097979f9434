/** Section: “In Sight” Check. All who come into sight of one another at one moment test together; it says who fires first, and at whom. */
import { group, list, optional } from '../../../../core/fields.ts';
import { askingOf } from '../../../asking.ts';
import { knownOf } from '../../../data/circumstances.ts';
import { IN_SIGHT_ASKS, inSight } from '../../../reaction/in-sight.ts';
import { decided } from '../../../reaction/react.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter } from '../act.ts';
import { isInView } from '../places/come-into-view.ts';
import { placeHere } from '../places/seen-from.ts';
import { isAble } from '../standing/able.ts';
import { checkerAmong } from '../standing/checker-of.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { sidesOf } from '../standing/own-side.ts';
import { tellTest } from '../standing/tested.ts';
import { allTimely } from '../turn/timely.ts';
import { zombiesNamed } from '../zombies/zombies.ts';
import { factsOf } from './facts.ts';
import { fireInOrder, type Looked } from './first-to-fire.ts';
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
  const came: Looked[] = [];
  for (const { found, said, sees } of looks) {
    const moved = found.fighter.inSight?.moving && { moving: true };
    const what = { ...moved, ...said, ...knownOf(factsOf(now, encounter, found)) };
    const asking = askingOf(found.fighter.who);
    const { checked, act } = yield* decided(
      asking,
      inSight(asking, checkerAmong(encounter, found, what), what),
    );
    const { rule, faces, target, rolled, becomesHero: hero } = checked;
    const tested = { of: 'reaction', word: act } as const;
    yield* tellTest(found, { rule, faces, target, result: tested, hero });
    came.push({ found, rolled, moved: what.moving === true && !what.hidden, tested, sees });
    if (act === 'firesAndIsExposed') yield* givenAway(now, found.fighter.who);
  }
  return done('sight', { order: yield* fireInOrder(now, encounter, came) });
}

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
