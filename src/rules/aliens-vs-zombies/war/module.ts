/** A war: three to six towns of Aliens vs Zombies one after another, each harder, told from the side of the invaders. Ours. */
import { number } from '../../core/fields.ts';
import { botsThroughout } from '../../core/linked-bots.ts';
import { linkedGames } from '../../core/linked-games.ts';
import { choose, type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { type SetupFields, setUpWith } from '../../core/setup.ts';
import type { AlienKind } from '../data/aliens.ts';
import type { AvzEvent } from '../events.ts';
import { aliensVsZombies } from '../module.ts';
import type { Ending, Setup, State } from '../state.ts';
import { nextText, skillText } from '../text/war/names.ts';
import { warText } from '../text/war/war.ts';
import {
  BUYS,
  type Buy,
  LEAST_TOWNS,
  MOST_BUYS,
  MOST_TOWNS,
  pointsRow,
  WAR_POINTS,
  WAR_PRICES,
  WAR_TOWNS,
} from './data.ts';
import { outcomeOf, type WarOutcome } from './ending.ts';
import {
  applyToLedger,
  canBuy,
  leadersAhead,
  namesOf,
  newNames,
  survivorsOf,
  townNow,
  type WarEvent,
  type WarLedger,
} from './ledger.ts';
import { foraged, priceFor, skillRow, skillsFor, townAhead, WAR_SKILLS } from './skills.ts';
import { warSpoils } from './spoils.ts';
import { warRules } from './text/rules.ts';

const fields = {
  towns: { ...number(LEAST_TOWNS, MOST_TOWNS, { usual: 5 }), text: 'Towns' },
} satisfies SetupFields;

interface WarSetup {
  readonly towns: number;
}

const NEXT = 'avz-war.next';
const SKILL = 'avz-war.skill';

const isBuy = (id: string): id is Buy => BUYS.some((buy) => buy === id);

/** Aliens that land with the first groups: those bought, and leaders with a name, who go ahead. */
function extraOf(ledger: Seen<WarLedger>): readonly AlienKind[] {
  const leaders = Array<AlienKind>(leadersAhead(ledger)).fill('leader');
  return [...ledger.bought, ...leaders].slice(0, MOST_BUYS);
}

/** Points are spent until the march. */
function* beforeTown(ledger: Seen<WarLedger>): Play<Setup, WarEvent> {
  for (;;) {
    const town = townNow(ledger);
    if (town === undefined) throw new Error('a war has no town after its last');
    const buys = ledger.bought.length < MOST_BUYS ? BUYS.filter((buy) => canBuy(ledger, buy)) : [];
    const chosen = yield* choose({
      rule: NEXT,
      seat: 'aliens',
      of: town,
      options: (['march', ...buys] as const).map((id) => ({ id, text: nextText(id) })),
    });
    if (isBuy(chosen)) {
      const { price, rows } = priceFor(ledger, chosen);
      yield* tell<WarEvent>({ rule: 'avz-war.buy', buy: chosen, price, rows });
      continue;
    }
    const { first, each, leadersFrom, rows } = townAhead(ledger, town);
    const extra = extraOf(ledger);
    yield* tell<WarEvent>({ rule: 'avz-war.march', town, rows });
    return { more: { first, each }, leadersFrom, extra, names: namesOf(ledger), tallied: true };
  }
}

function* afterTown(
  ledger: Seen<WarLedger>,
  { level, dead }: Ending,
  state: Seen<State>,
): Play<void, WarEvent> {
  const town = townNow(ledger);
  if (town === undefined) throw new Error('a war has no town after its last');
  const { result, row } = pointsRow(level);
  const survivors = survivorsOf(state);
  const came = survivors.filter(({ fell }) => !fell);
  const found = foraged(ledger, new Set(came.map(({ id }) => id)));
  const named = newNames(ledger, survivors);
  const { byTurn = [], fallen = [] } = state.tally ?? {};
  yield* tell<WarEvent>({
    rule: 'avz-war.town',
    rows: [row, ...found.rows],
    ...{ town, level, dead, points: result + found.points },
    ...{ byTurn: [...byTurn], lost: fallen.length, survivors },
  });
  for (const one of named) yield* tell<WarEvent>({ rule: 'avz-war.named', ...one });
  const [boldest] = named.toSorted((one, other) => other.kills - one.kills);
  // After the last battle nothing is left to be known for.
  if (boldest !== undefined && townNow(ledger) !== undefined) yield* knownFor(boldest);
}

/** Asks what a veteran is known for: of those who get a name in a town, the one with most kills. */
function* knownFor({ id, kind, name }: ReturnType<typeof newNames>[number]): Play<void, WarEvent> {
  const skill = yield* choose({
    rule: SKILL,
    seat: 'aliens',
    of: id,
    options: skillsFor(kind).map((one) => ({ id: one, text: skillText(one) })),
  });
  yield* tell<WarEvent>({ rule: SKILL, id, name, skill, rows: [skillRow(skill).row] });
}

/** Bots of a war: each buys what it can, takes the first skill on offer, and never gives up. */
const bots = botsThroughout<WarLedger, State>(aliensVsZombies.bots, ({ rule, options }) => {
  if (rule === SKILL) return options[0]?.id;
  return rule === NEXT ? (options.find(({ id }) => isBuy(id))?.id ?? 'march') : undefined;
});

export const avzWar = linkedGames<WarSetup, WarLedger, WarEvent, Setup, State, AvzEvent, Ending, WarOutcome>({
  id: 'avz-war',
  title: 'Aliens vs Zombies: a war',
  rulesVersion: '2',
  setup: setUpWith(fields),
  game: aliensVsZombies,
  begin: ({ towns }) => ({
    towns,
    ...{ results: [], points: 0, bought: [], spent: [], veterans: [], abandoned: false },
  }),
  beforeGame: beforeTown,
  afterGame: afterTown,
  apply: applyToLedger,
  givingUp: {
    rule: 'avz-war.abandon',
    event: (ledger, isOn) => {
      const town = townNow(ledger);
      if (town === undefined) throw new Error('a war has no town after its last');
      return { rule: 'avz-war.abandon', town, ...(isOn ? { inTown: true } : {}) };
    },
  },
  outcome: outcomeOf,
  spoils: warSpoils,
  bots,
  text: warText,
  odds: {},
  ruleIndex: warRules,
  tables: [WAR_TOWNS, WAR_POINTS, WAR_PRICES, WAR_SKILLS],
});
