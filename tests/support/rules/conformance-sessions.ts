/** Games played as sessions, the way a log carries them: what is wrong with going on, taking back, and the seed. */
import { changed, changesBetween } from '../../../src/rules/core/difference.ts';
import { type Game, type GameEvent, type GameSession, gameOf } from '../../../src/rules/core/game.ts';
import type { Module, Told } from '../../../src/rules/core/module.ts';
import { same } from '../../../src/rules/core/same.ts';
import { type ConformanceOptions, gamesOf } from './conformance-games.ts';

type Findings = readonly string[];

/** Events and states of a game that a bot plays, a fixed number of steps to an act. */
interface Kept {
  readonly events: readonly GameEvent[];
  readonly sessions: readonly GameSession[];
}

const STEPS = 3;

function begun(game: Game, setup: unknown, seed: string, bot: string): GameEvent {
  const setUp = game.setUp(setup);
  if (!setUp.ok) throw new Error(`${game.game} refuses a set-up of its own test`);
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, { bot }]));
  const { game: id, rulesVersion } = game;
  return { type: 'game-begun', name: 'A game', game: id, rulesVersion, seed, seats, ...setUp };
}

function play(game: Game, first: GameEvent, mostSteps: number): Kept {
  const sessions = [game.begin(first)];
  const events = [first];
  for (let steps = 0; steps < mostSteps; steps += STEPS) {
    const at = sessions.at(-1);
    if (at === undefined || at.outcome !== null) break;
    const went = game.advance(at, (app) => app, STEPS);
    if (went.kind === 'refused') throw new Error(`${game.game} refuses its own bot`);
    events.push(...went.events);
    sessions.push(went.session);
  }
  return { events, sessions };
}

/** Going on differs from the log's own fold, one seed gives two games, or what an act changed can't be taken back. */
export function unsound<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  { setups, seeds, mostSteps }: ConformanceOptions<Setup>,
): Findings {
  const game = gameOf(module);
  const findings: string[] = [];
  for (const setup of setups) {
    for (const { bot, seed } of gamesOf(game.bots, seeds)) {
      const { id } = bot;
      const first = begun(game, setup, seed, id);
      const { events, sessions } = play(game, first, mostSteps);
      const last = sessions.at(-1);
      const where = `${id} bot, seed ${seed}`;
      if (last?.outcome === null && last.steps < mostSteps) findings.push(`${where}: stops before its end`);
      if (!same(play(game, first, mostSteps).sessions, sessions)) {
        findings.push(`${where}: another game from the same seed`);
      }
      const folded = game.begin(first);
      for (const event of events.slice(1)) game.apply(folded, event);
      if (!same(folded, last)) findings.push(`${where}: its events add up to something else`);
      for (const [at, session] of sessions.slice(1).entries()) {
        const before = sessions[at];
        const back = changed(session, changesBetween(session, before));
        if (!same(back, before)) findings.push(`${where}: act ${at + 1} can’t be taken back`);
      }
    }
  }
  return findings;
}
