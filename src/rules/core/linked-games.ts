/**
 * A run of linked games (a mini-campaign): a module that holds a game's state inside it, beside the ledger of what one
 * game hands on to the next. Being a module, it needs nothing of its own anywhere else.
 */

import type { BotKind } from './bot.ts';
import { copy } from './copy.ts';
import type { AskedWords, ForecastWords, GameText, InWords, Standing } from './game-text.ts';
import type { GivingUp, Inside, Module, Rule, Told } from './module.ts';
import type { OddsRules } from './odds-rule.ts';
import { type Play, type Question, type RuleId, tell } from './play.ts';
import type { Seen } from './seen.ts';

export interface LinkedState<Ledger, State> {
  /** Roster, standings, stores: what outlives a game. */
  ledger: Ledger;
  /** Null between two games. */
  game: State | null;
  /** Games that are over. */
  played: number;
}

/** Events that frame each game; their rules are the run’s id with `.begins` and `.ends`. */
type FrameEvent<State, Outcome> =
  | (Told & { readonly frame: 'game-begins'; readonly state: State })
  | (Told & { readonly frame: 'game-ends'; readonly outcome: Outcome });

/** An event belongs to whoever's rule told it: the run, or the game inside. */
export type LinkedEvent<LedgerEvent extends Told, State, Event extends Told, Outcome> =
  | FrameEvent<State, Outcome>
  | LedgerEvent
  | Event;

/** Text of the run itself; of the game inside, its own text says the rest. */
export interface LinksText<Ledger, LedgerEvent, Outcome>
  extends Pick<
    GameText<Ledger, LedgerEvent, Outcome>,
    'about' | 'event' | 'outcome' | 'ending' | 'called' | 'chance' | 'figures'
  > {
  /** `inside`: where the game stands that is on; undefined between two. */
  readonly standing: (ledger: Seen<Ledger>, played: number, inside: Standing | undefined) => Standing;
  readonly inWords: (ledger: Seen<Ledger>, played: number) => InWords;
  /** Words with which the run’s own questions are put. */
  readonly asked?: (ledger: Seen<Ledger>, question: Question) => AskedWords;
  /** Drawing of the run’s endings. */
  readonly forecast?: (ledger: Seen<Ledger>, played: number) => ForecastWords;
}

export interface Links<
  Setup,
  Ledger,
  LedgerEvent extends Told,
  GameSetup,
  State,
  Event extends Told,
  Ends,
  Outcome,
> extends Pick<
    Module<Setup, never, never, Outcome>,
    'id' | 'title' | 'rulesVersion' | 'setup' | 'seatsBy' | 'spoils'
  > {
  readonly game: Module<GameSetup, State, Event, Ends>;
  readonly begin: (setup: Setup) => Ledger;
  /** Before a game: what is decided or rolled for it, and its set-up; none where the run ends instead. */
  readonly beforeGame: (ledger: Seen<Ledger>, played: number) => Play<GameSetup | undefined, LedgerEvent>;
  /** After a game: what it brings and costs. */
  readonly afterGame: (ledger: Seen<Ledger>, ends: Ends, state: Seen<State>) => Play<void, LedgerEvent>;
  readonly apply: (ledger: Ledger, event: LedgerEvent) => void;
  /** Way to give the run up; `isOn`: in the middle of a game, which ends with it and counts for nothing. */
  readonly givingUp: Pick<GivingUp<Ledger, LedgerEvent>, 'rule'> & {
    readonly event: (ledger: Seen<Ledger>, isOn: boolean) => LedgerEvent;
  };
  /** Undefined while another game is to come. */
  readonly outcome: (ledger: Seen<Ledger>, played: number) => Outcome | undefined;
  readonly bots: readonly BotKind<LinkedState<Ledger, State>>[];
  readonly text: LinksText<Ledger, LedgerEvent, Outcome>;
  readonly odds: OddsRules;
  /** The run's own rules; those of the game, and the frame's, come with it. */
  readonly ruleIndex: readonly Rule[];
  readonly tables: Module<Setup, never, never, Outcome>['tables'];
}

function isFrame<State, Ends>(event: object): event is FrameEvent<State, Ends> {
  return 'frame' in event;
}

/** The module that plays these games one after another. A step is one of the game's, or what lies between two. */
export function linkedGames<
  Setup,
  Ledger,
  LedgerEvent extends Told,
  GameSetup,
  State,
  Event extends Told,
  Ends,
  Outcome,
>(
  links: Links<Setup, Ledger, LedgerEvent, GameSetup, State, Event, Ends, Outcome>,
): Module<Setup, LinkedState<Ledger, State>, LinkedEvent<LedgerEvent, State, Event, Ends>, Outcome> {
  const { id, title, rulesVersion, setup, game, bots, seatsBy, spoils } = links;
  const begins: RuleId = `${id}.begins`;
  const ends: RuleId = `${id}.ends`;
  const own = new Set(links.ruleIndex.map((rule) => rule.id));
  const ownTables = new Set(links.tables.map((table) => table.id));
  const figuresOf = (table: string) => (ownTables.has(table) ? links.text : game.text).figures;

  function apply(
    state: LinkedState<Ledger, State>,
    event: LinkedEvent<LedgerEvent, State, Event, Ends>,
  ): void {
    if (isFrame<State, Ends>(event)) {
      if (event.frame === 'game-begins') {
        state.game = copy(event.state);
        return;
      }
      state.game = null;
      state.played += 1;
      return;
    }
    if (own.has(event.rule)) {
      links.apply(state.ledger, event as LedgerEvent);
      if (event.rule === links.givingUp.rule) state.game = null;
      return;
    }
    if (state.game === null) throw new Error(`${event.rule} tells of a game, and none is on`);
    game.apply(state.game, event as Event);
  }

  function* step(
    state: Seen<LinkedState<Ledger, State>>,
  ): Play<void, LinkedEvent<LedgerEvent, State, Event, Ends>> {
    if (state.game === null) {
      const wanted = yield* links.beforeGame(state.ledger, state.played);
      if (wanted === undefined) return;
      yield* tell<FrameEvent<State, Ends>>({ frame: 'game-begins', rule: begins, state: game.begin(wanted) });
      return;
    }
    const inside = state.game as Seen<State>;
    yield* game.step(inside);
    const outcome = game.outcome(inside);
    if (outcome === undefined) return;
    yield* links.afterGame(state.ledger, outcome, inside);
    yield* tell<FrameEvent<State, Ends>>({ frame: 'game-ends', rule: ends, outcome });
  }

  const text: GameText<LinkedState<Ledger, State>, LinkedEvent<LedgerEvent, State, Event, Ends>, Outcome> = {
    about: links.text.about,
    event: (event) => {
      if (isFrame<State, Ends>(event)) {
        return event.frame === 'game-begins' ? `${game.title} begins.` : game.text.outcome(event.outcome);
      }
      return own.has(event.rule) ? links.text.event(event as LedgerEvent) : game.text.event(event as Event);
    },
    standing: ({ ledger, played, game: inside }) =>
      links.text.standing(
        ledger,
        played,
        inside === null ? undefined : game.text.standing(inside as Seen<State>),
      ),
    inWords: ({ ledger, played, game: inside }, question) => {
      const run = links.text.inWords(ledger, played);
      if (inside === null) return run;
      const { facts, tables, title: of } = game.text.inWords(inside as Seen<State>, question);
      return {
        ...(of === undefined ? {} : { title: of }),
        // Questions are asked in the game: the run is read behind it.
        facts: [...facts, ...run.facts],
        tables: [...tables, ...run.tables],
      };
    },
    asked: ({ ledger, game: inside }, question) => {
      if (own.has(question.rule)) return links.text.asked?.(ledger, question) ?? {};
      return inside === null ? {} : (game.text.asked?.(inside as Seen<State>, question) ?? {});
    },
    optionFigures: ({ game: inside }, question) =>
      inside === null || own.has(question.rule)
        ? undefined
        : game.text.optionFigures?.(inside as Seen<State>, question),
    // While a game is on, its own end is asked for.
    forecast: ({ ledger, played, game: inside }) =>
      (inside === null
        ? links.text.forecast?.(ledger, played)
        : game.text.forecast?.(inside as Seen<State>)) ?? { endings: [] },
    folds: (event) =>
      !isFrame<State, Ends>(event) && !own.has(event.rule) && (game.text.folds?.(event as Event) ?? false),
    outcome: links.text.outcome,
    ...(links.text.ending === undefined ? {} : { ending: links.text.ending }),
    seats: game.text.seats,
    called: (rule, answer) =>
      own.has(rule) ? links.text.called(rule, answer) : game.text.called(rule, answer),
    chance: (rule, outcome) =>
      own.has(rule) ? links.text.chance(rule, outcome) : game.text.chance(rule, outcome),
    figures: {
      table: (table) => figuresOf(table).table(table),
      row: (place) => figuresOf(place.table).row(place),
      label: (place) => figuresOf(place.table).label(place),
      figure: (figure, place) => figuresOf(place.table).figure(figure, place),
    },
    ...(game.text.cards === undefined ? {} : { cards: game.text.cards }),
  };

  return {
    id,
    title,
    rulesVersion: `${rulesVersion}/${game.rulesVersion}`,
    setup,
    seats: game.seats,
    ...(seatsBy === undefined ? {} : { seatsBy }),
    ...(spoils === undefined ? {} : { spoils }),
    begin: (wanted) => ({ ledger: links.begin(wanted), game: null, played: 0 }),
    step,
    apply,
    outcome: ({ ledger, game: inside, played }) =>
      inside === null ? links.outcome(ledger, played) : undefined,
    redeal: ({ game: inside }, seats, box) => {
      if (inside !== null) game.redeal?.(inside, seats, box);
    },
    inside: ({ game: inside }) =>
      inside === null ? undefined : { module: game as unknown as Inside['module'], state: inside },
    givingUp: {
      rule: links.givingUp.rule,
      event: ({ ledger, game: inside }) => links.givingUp.event(ledger, inside !== null),
    },
    bots,
    text,
    odds: { ...game.odds, ...links.odds },
    ruleIndex: [
      ...links.ruleIndex,
      { id: begins, section: title, summary: 'The next game begins.' },
      { id: ends, section: title, summary: 'A game is over, and its result is entered.' },
      ...game.ruleIndex,
    ],
    tables: [...links.tables, ...game.tables],
    ...(game.figuresFault === undefined ? {} : { figuresFault: game.figuresFault }),
  };
}
