/** `agt.epilogue`: how many of a boat come home, and the flu by itself. */
import { choice, group, list, number, optional, type Value } from '../../core/fields.ts';
import type { OddsRule, OddsRules } from '../../core/odds-rule.ts';
import { sampled } from '../../core/odds-sampled.ts';
import { type PlainOdds, solvedOdds } from '../../core/odds-shares.ts';
import type { Play } from '../../core/play.ts';
import { seen } from '../../core/seen.ts';
import { bestPolicy } from './best.ts';
import { ENTRIES } from './data.ts';
import { hasFlu, isKilledBy, meets } from './events.ts';
import { type Ending, endingsOf, isCountable, type Journey } from './journey.ts';
import { applyToPassage, homeOf, setOut } from './passage.ts';
import { COURSES, decidedBy, WITH_LITTLE_FOOD, WITH_NATIVES } from './policy.ts';

/** Most crew aboard, by their counters. */
const MOST_ABOARD = 22;
const CONSTITUTION = number(1, 99);

/** Decisions are those that bring most of this crew home, unless others are named; the answer says which. */
const TAKES = group({
  crew: list(group({ dice: number(1, 9), constitution: CONSTITUTION }), 1, MOST_ABOARD),
  at: choice(ENTRIES),
  /** Years that the food lasts, where it is low. */
  food: optional(number(1, 6)),
  course: optional(choice(COURSES)),
  natives: optional(choice(WITH_NATIVES)),
  supplies: optional(choice(WITH_LITTLE_FOOD)),
});
export type EpilogueInput = Value<typeof TAKES>;

const LOST = 'lost';
/** Most home first. */
const OUTCOMES = [...Array.from({ length: MOST_ABOARD }, (_, home) => String(MOST_ABOARD - home)), LOST];

function journeyOf(input: EpilogueInput): Journey {
  const { crew, at, food = null, course, natives, supplies } = input;
  // Points don't matter here: whoever fights and sickens alike is alike.
  const boat = { crew: crew.map((one) => ({ ...one, worth: 0 })), at, food };
  const policy = bestPolicy(boat, {
    ...(course === undefined ? {} : { course }),
    ...(natives === undefined ? {} : { natives }),
    ...(supplies === undefined ? {} : { supplies }),
  });
  return { ...boat, policy };
}

/** The way home by the plays themselves, event after event. */
function* byDice({ crew, at, food, policy }: Journey): Play<Omit<Ending, 'share'>, never> {
  const worths = new Map(crew.map(({ worth }, place) => [`${place + 1}`, worth]));
  const passage = setOut(
    'boat',
    crew.map((one, place) => ({ ...one, id: `${place + 1}` })),
  );
  passage.at = at;
  passage.food = food;
  const decide = decidedBy(policy);
  for (;;) {
    const { fate } = passage;
    const home = homeOf(seen(passage));
    if (fate !== null)
      return {
        fate,
        home: home.length,
        worth: home.reduce((sum, { id }) => sum + (worths.get(id) ?? 0), 0),
      };
    applyToPassage(passage, yield* meets(seen(passage), decide));
  }
}

const nameOf = ({ home }: Pick<Ending, 'home'>): string => (home === 0 ? LOST : String(home));

function* goesHome(input: EpilogueInput): Play<string, never> {
  return nameOf(yield* byDice(journeyOf(input)));
}

function endingOdds(journey: Journey): PlainOdds {
  const shares = new Map<string, number>();
  for (const { home, share } of endingsOf(journey)) {
    const name = nameOf({ home });
    shares.set(name, (shares.get(name) ?? 0) + share);
  }
  return solvedOdds(
    OUTCOMES.flatMap((name) => {
      const share = shares.get(name);
      return share === undefined ? [] : [[name, share] as const];
    }),
  );
}

/** Games played where too many different crews may be left to count. */
const JOURNEYS = 10_000;
/** Journeys played for each option of a question. */
const FEW_JOURNEYS = 2_000;

/** Endings of a way home, counted where that can be, else found by `games` played. */
export function endingsBy(journey: Journey): {
  readonly endings: readonly Ending[];
  readonly games?: number;
} {
  if (isCountable(journey)) return { endings: endingsOf(journey) };
  function* named(): Play<string, never> {
    const { fate, home, worth } = yield* byDice(journey);
    return `${fate} ${home} ${worth}`;
  }
  const { outcomes } = sampled(named, FEW_JOURNEYS);
  const endings = outcomes.map(([name, { n, of }]): Ending => {
    const [fate, home, worth] = name.split(' ') as [Ending['fate'], string, string];
    return { fate, home: Number(home), worth: Number(worth), share: n / of };
  });
  return { endings, games: FEW_JOURNEYS };
}

const EPILOGUE: OddsRule<EpilogueInput> = {
  outcomes: OUTCOMES,
  play: goesHome,
  takes: TAKES,
  decided: (input) => ({ ...journeyOf(input).policy }),
  count: (input) => {
    const journey = journeyOf(input);
    if (isCountable(journey)) return endingOdds(journey);
    return sampled(() => goesHome(input), JOURNEYS, OUTCOMES);
  },
};

const FLU_TAKES = group({ constitution: CONSTITUTION });
const FLU: OddsRule<Value<typeof FLU_TAKES>> = {
  outcomes: ['dies', 'lives'],
  *play({ constitution }) {
    const { faces } = yield* hasFlu({ id: 'crew', dice: 1, constitution });
    return isKilledBy(faces, constitution) ? 'dies' : 'lives';
  },
  takes: FLU_TAKES,
};

export const EPILOGUE_ODDS: OddsRules = { 'agt.epilogue': EPILOGUE, 'agt.epilogue.flu': FLU };
