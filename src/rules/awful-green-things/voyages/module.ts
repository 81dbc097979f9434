/** Voyages of the Znutar: the same ship sent out again and again with what came home, the last time for home. A run of linked games, all of it ours. */
import { number } from '../../core/fields.ts';
import { botsThroughout } from '../../core/linked-bots.ts';
import { linkedGames } from '../../core/linked-games.ts';
import { choose, type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { type SetupFields, setUpWith } from '../../core/setup.ts';
import { CREW_IDS, type CrewId } from '../data/crew.ts';
import { TRIED_KINDS } from '../data/weapons.ts';
import type { AgtEvent } from '../events.ts';
import { awfulGreenThings, insideAlone, USUAL_TURNS } from '../module.ts';
import type { Ending, Setup, State } from '../state.ts';
import { nextText, voyagesText } from '../text/voyages/voyages.ts';
import {
  berthsRow,
  LEAST_VOYAGES,
  MOST_VOYAGES,
  VOYAGE_BERTHS,
  VOYAGE_WORLDS,
  type WorldId,
  worldRow,
} from './data.ts';
import { outcomeOf, type VoyagesOutcome } from './ending.ts';
import {
  applyToLedger,
  emptyPosts,
  type Known,
  namesOf,
  newNames,
  type Returned,
  readyCrew,
  resultOf,
  type VoyagesEvent,
  type VoyagesLedger,
  worldNow,
} from './ledger.ts';
import { voyagesSpoils } from './spoils.ts';
import { FIRST_NAMES } from './text/names.ts';
import { voyagesRules } from './text/rules.ts';

const fields = {
  voyages: { ...number(LEAST_VOYAGES, MOST_VOYAGES, { usual: 4 }), text: 'Voyages' },
  effects: {
    ...{ kind: 'choice', of: ['known', 'new'], usual: 'known', text: 'What weapons do' },
    texts: { known: 'Stays known from voyage to voyage', new: 'Is drawn anew each voyage' },
  },
  turns: { ...number(5, 200, { usual: USUAL_TURNS }), text: 'Turns of a voyage, at most' },
  beamerTwoSettings: { kind: 'flag', text: 'Communications Beamer with two settings' },
} as const satisfies SetupFields;

interface VoyagesSetup {
  readonly voyages: number;
  readonly effects: 'known' | 'new';
  readonly turns: number;
  readonly beamerTwoSettings: boolean;
}

type Look = Seen<VoyagesLedger>;
const NEXT = 'agt-voyages.next';

function worldOf(ledger: Look): WorldId {
  const world = worldNow(ledger);
  if (world === undefined) throw new Error('there is no voyage after the last');
  return world;
}

/** Posts are filled, those that are named first. */
function* signOn(ledger: Look): Play<void, VoyagesEvent> {
  for (;;) {
    const empty = ledger.berths > 0 ? emptyPosts(ledger) : [];
    const chosen = yield* choose({
      rule: NEXT,
      seat: 'crew',
      of: worldOf(ledger),
      options: (['sail', ...empty] as const).map((id) => ({ id, text: nextText(id) })),
    });
    if (chosen === 'sail') break;
    yield* tell<VoyagesEvent>({ rule: 'agt-voyages.signs-on', crew: chosen, rest: false });
  }
  while (ledger.berths > 0) {
    const [crew] = emptyPosts(ledger);
    if (crew === undefined) return;
    yield* tell<VoyagesEvent>({ rule: 'agt-voyages.signs-on', crew, rest: true });
  }
}

function* beforeVoyage(ledger: Look): Play<Setup, VoyagesEvent> {
  yield* signOn(ledger);
  const world = worldOf(ledger);
  const { result, row } = worldRow(world);
  yield* tell<VoyagesEvent>({ rule: 'agt-voyages.sails', world, rows: [row] });
  return {
    turns: ledger.turns,
    extraAdult: result.extraAdult,
    beamerTwoSettings: ledger.beamerTwoSettings,
    voyage: {
      crew: readyCrew(ledger),
      names: namesOf(ledger),
      known: ledger.effects === 'known' ? ledger.known : [],
    },
  };
}

/** Effects that can be told of the weapons; if nobody came back, no more than was known before. */
function knownAfter(ledger: Look, { effects }: Seen<State>, cameBack: boolean): readonly Known[] {
  if (ledger.effects === 'new') return [];
  if (!cameBack) return ledger.known;
  return TRIED_KINDS.flatMap((weapon) => {
    const chit = effects[weapon];
    return chit === null ? [] : [{ weapon, chit }];
  });
}

/** Crew who live: aboard a ship that wasn’t lost, or home in a boat. */
function livingOf({ ship, home }: Ending, { crew }: Seen<State>): ReadonlySet<CrewId> {
  const isKept = ship === 'exterminated' || ship === 'stand-off';
  return new Set([...home, ...(isKept ? crew.filter(({ at }) => at !== null).map(({ id }) => id) : [])]);
}

function* afterVoyage(ledger: Look, ending: Ending, state: Seen<State>): Play<void, VoyagesEvent> {
  const world = worldOf(ledger);
  const living = livingOf(ending, state);
  const returned = state.crew.map(
    ({ id }): Returned => ({ crew: id, kills: state.kills[id] ?? 0, lost: !living.has(id) }),
  );
  const { ship, crew, monsters, home } = ending;
  const { result: berths, row } = berthsRow(resultOf({ crew, monsters }));
  const named = newNames(ledger, returned);
  yield* tell<VoyagesEvent>({
    rule: 'agt-voyages.voyage',
    rows: [row],
    ...{ world, ship, crew, monsters, sailed: returned.length, aboard: living.size - home.length },
    ...{ home: home.length, kills: returned.reduce((sum, { kills }) => sum + kills, 0), turns: state.turn },
    ...{ returned, known: knownAfter(ledger, state, living.size > 0), berths },
  });
  for (const one of named) yield* tell<VoyagesEvent>({ rule: 'agt-voyages.named', ...one });
}

/** A bot sails with whomever the yard sends, and never gives up. */
const bots = botsThroughout<VoyagesLedger, State>(awfulGreenThings.bots, ({ rule }) =>
  rule === NEXT ? 'sail' : undefined,
);

const firstHands = (): VoyagesLedger['hands'] =>
  CREW_IDS.map((crew) => ({
    ...{ crew, name: FIRST_NAMES[crew] ?? null, voyages: 0, kills: 0, lostAt: null },
  }));

export const agtVoyages = linkedGames<
  VoyagesSetup,
  VoyagesLedger,
  VoyagesEvent,
  Setup,
  State,
  AgtEvent,
  Ending,
  VoyagesOutcome
>({
  id: 'agt-voyages',
  title: 'Voyages of the Znutar',
  rulesVersion: '1',
  setup: setUpWith(fields),
  game: insideAlone,
  begin: ({ voyages, effects, turns, beamerTwoSettings }) => ({
    ...{ voyages, effects, turns, beamerTwoSettings, results: [], hands: firstHands() },
    ...{ berths: 0, known: [], abandoned: false },
  }),
  beforeGame: beforeVoyage,
  afterGame: afterVoyage,
  apply: applyToLedger,
  givingUp: {
    rule: 'agt-voyages.abandon',
    event: (ledger, isOn) => ({
      rule: 'agt-voyages.abandon',
      world: worldOf(ledger),
      ...(isOn ? { atSea: true } : {}),
    }),
  },
  outcome: outcomeOf,
  spoils: voyagesSpoils,
  bots,
  text: voyagesText,
  odds: {},
  ruleIndex: voyagesRules,
  tables: [VOYAGE_WORLDS, VOYAGE_BERTHS],
});
